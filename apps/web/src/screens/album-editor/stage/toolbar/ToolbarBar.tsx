import type { Selection } from '@figurina/editor';
import { Popover } from '@mantine/core';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { useCallback, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { toolbarRoom } from './place-toolbar.ts';
import { keepToolbarPlaced } from './toolbar-placer.ts';
import { closesOnEscape, POPOVER_PROPS } from './popover-props.ts';
import { ToolbarButton } from './ToolbarButton.tsx';
import { ToolbarSurface } from './toolbar-surface.ts';
import type { ToolbarSection, WorkspaceNode } from './toolbar-section.ts';
import { useBesideSelection } from './use-beside-selection.ts';
import { useFitting } from './use-fitting.ts';
import { useToolbarKeys } from './use-toolbar-keys.ts';

const MORE = 'more';
const MORE_WIDTH = 300;

interface ToolbarBarProps {
  readonly nodes: readonly WorkspaceNode[];
  readonly sections: readonly ToolbarSection[];
  readonly selection: Selection;
}

/** The bar: its sections side by side as far as there is room, the rest behind “Mehr”. */
export function ToolbarBar({ nodes, sections, selection }: ToolbarBarProps) {
  const session = useEditor();
  const t = useT();
  const { camera, floating } = session;
  const bar = useRef<HTMLDivElement>(null);
  const room = useSyncExternalStore(camera.subscribe, () => toolbarRoom(camera.viewport().width));
  const inBar = sections.filter(({ onlyInMore }) => !onlyInMore);
  const isHeld = useCallback(() => floating.open() !== null, [floating]);
  const over = useFitting(bar, inBar, { available: room, hasMore: inBar.length < sections.length, isHeld });
  const rest = sections.filter(({ key, onlyInMore }) => onlyInMore || over.has(key));
  const moreOpened = useSyncExternalStore(floating.subscribe, () => floating.open() === MORE);
  const more = useRef<HTMLButtonElement>(null);
  const { aside, measure } = useBesideSelection(more, { width: MORE_WIDTH, atEnd: true });
  useLayoutEffect(
    () => (bar.current ? keepToolbarPlaced(bar.current, session, selection) : undefined),
    [session, selection],
  );
  const keys = useToolbarKeys(bar, () => {
    const text = session.openText.get();
    if (text) text.focus();
    else session.focusCanvas();
  });

  useEffect(() => {
    const element = bar.current;
    floating.setToolbar(() => element?.querySelector<HTMLElement>('[tabindex="0"]')?.focus());
    return () => {
      floating.setToolbar(null);
      // Who deleted the selection from the bar goes on in the canvas.
      if (document.activeElement === document.body) session.focusCanvas();
    };
  }, [floating, session]);

  return (
    <div
      ref={bar}
      className="toolbar"
      role="toolbar"
      aria-label={t('toolbar.label')}
      data-away="true"
      style={{ maxWidth: room }}
      {...keys}
      onMouseDown={keepFocus}
    >
      {inBar
        .filter(({ key }) => !over.has(key))
        .map(({ key, Section }) => (
          <div key={key} className="toolbar-group" data-group={key}>
            <Section nodes={nodes} />
          </div>
        ))}
      {rest.length > 0 ? (
        <Popover
          opened={moreOpened}
          onDismiss={() => floating.show(null)}
          width={MORE_WIDTH}
          {...POPOVER_PROPS}
          offset={{ mainAxis: POPOVER_PROPS.offset, crossAxis: aside }}
          position="bottom-end"
        >
          <Popover.Target>
            <ToolbarButton
              ref={more}
              label={t('toolbar.more')}
              icon={<IconDots size={20} />}
              expanded={moreOpened}
              onClick={() => {
                if (!moreOpened) measure();
                floating.show(moreOpened ? null : MORE);
              }}
            />
          </Popover.Target>
          <Popover.Dropdown className="toolbar-popover toolbar-more" onKeyDown={closesOnEscape(floating)}>
            <ToolbarSurface value="more">
              {rest.map(({ key, Section }) => (
                <div key={key} className="toolbar-more-group">
                  <Section nodes={nodes} />
                </div>
              ))}
            </ToolbarSurface>
          </Popover.Dropdown>
        </Popover>
      ) : null}
    </div>
  );
}

/** A click on a button leaves the keyboard where it is: in the canvas, or in the text that is open. */
function keepFocus(event: React.MouseEvent): void {
  const target = event.target as Element;
  if (!event.currentTarget.contains(target) || target.closest('input, textarea, select, [role="slider"]')) return;
  event.preventDefault();
}
