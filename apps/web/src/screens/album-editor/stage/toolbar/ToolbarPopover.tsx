import { Popover } from '@mantine/core';
import { type ReactNode, use, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { useEditor } from '../../session/editor-context.ts';
import { closesOnEscape, POPOVER_PROPS } from './popover-props.ts';
import { ToolbarButton } from './ToolbarButton.tsx';
import { ToolbarSurface } from './toolbar-surface.ts';
import { usePopoverEscape } from './use-popover-escape.ts';
import { useBesideSelection } from './use-beside-selection.ts';

interface ToolbarPopoverProps {
  /** One word for it in code, the same as nowhere else in the toolbar. */
  readonly id: string;
  readonly label: string;
  /** What is seen of the label in the bar, when that is less; a part of it. */
  readonly words?: string;
  readonly icon: ReactNode;
  readonly withLabel?: boolean;
  readonly width?: number;
  /** Drawn when it is open. */
  readonly children: ReactNode;
}

/**
 * A button of the toolbar and what it opens. In the bar a popover that holds the focus and gives it back; in “Mehr” and
 * on phones a part that unfolds below its button.
 */
export function ToolbarPopover(props: ToolbarPopoverProps) {
  return use(ToolbarSurface) === 'bar' ? <Floating {...props} /> : <Unfolding {...props} />;
}

function Floating({ id, label, words, icon, withLabel, width = 320, children }: ToolbarPopoverProps) {
  const { floating, openText } = useEditor();
  const opened = useSyncExternalStore(floating.subscribe, () => floating.open() === id);
  usePopoverEscape(opened, floating);
  /** What had the focus when it was opened: a click on the button leaves it in the canvas. */
  const before = useRef<Element | null>(null);
  const wasOpened = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const { aside, measure } = useBesideSelection(button, { width });
  useEffect(() => {
    // Who types goes on typing; others are back where they were, unless they have gone elsewhere already.
    if (wasOpened.current && !opened) {
      const text = openText.get();
      const { activeElement } = document;
      if (text) text.focus();
      else if (activeElement === document.body || activeElement?.closest('.toolbar-popover'))
        (before.current as HTMLElement | null)?.focus({ preventScroll: true });
    }
    wasOpened.current = opened;
  }, [opened, openText]);
  return (
    <Popover
      opened={opened}
      onDismiss={() => floating.show(null)}
      width={width}
      {...POPOVER_PROPS}
      offset={{ mainAxis: POPOVER_PROPS.offset, crossAxis: aside }}
      returnFocus={false}
    >
      <Popover.Target>
        <ToolbarButton
          ref={button}
          label={label}
          words={words}
          icon={icon}
          withLabel={withLabel}
          expanded={opened}
          onClick={() => {
            if (!opened) {
              before.current = document.activeElement;
              measure();
            }
            floating.show(opened ? null : id);
          }}
        />
      </Popover.Target>
      <Popover.Dropdown className="toolbar-popover" onKeyDown={closesOnEscape(floating)}>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}

function Unfolding({ label, icon, children }: ToolbarPopoverProps) {
  const [opened, setOpened] = useState(false);
  const id = useId();
  return (
    <div className="toolbar-unfolding" data-open={opened || undefined}>
      <ToolbarButton label={label} icon={icon} expanded={opened} onClick={() => setOpened(!opened)} />
      {opened ? (
        <div role="group" id={id} aria-label={label} className="toolbar-unfolded">
          {children}
        </div>
      ) : null}
    </div>
  );
}
