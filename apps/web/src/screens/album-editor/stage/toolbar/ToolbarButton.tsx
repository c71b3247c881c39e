import { Tooltip, UnstyledButton } from '@mantine/core';
import { type ReactNode, type Ref, use } from 'react';
import { ToolbarSurface } from './toolbar-surface.ts';

interface ToolbarButtonProps {
  readonly label: string;
  /** What the bar shows of the label, when that is less than all of it. */
  readonly words?: string;
  readonly icon: ReactNode;
  /** The key that does the same, for the tooltip. */
  readonly keys?: string;
  /** Shows its words too, as long as the canvas is wide enough; in “Mehr” and on phones they always show. */
  readonly withLabel?: boolean;
  /** Why it cannot be used now: it is dimmed, stays in reach of the keyboard and says so. */
  readonly why?: string;
  /** The same without a reason. */
  readonly disabled?: boolean;
  /** For a button that is on or off, or on for a part of what is selected. */
  readonly pressed?: boolean | 'mixed';
  readonly danger?: boolean;
  readonly expanded?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  onClick(): void;
  /** Given by the popover that it opens. */
  readonly id?: string;
  readonly 'aria-controls'?: string;
}

/** A button of the floating toolbar: 34 px, named, with a tooltip after half a second. */
export function ToolbarButton(props: ToolbarButtonProps) {
  const {
    label,
    words,
    icon,
    keys,
    withLabel = false,
    why,
    disabled = false,
    pressed,
    danger,
    expanded,
    ref,
    onClick,
  } = props;
  const inBar = use(ToolbarSurface) === 'bar';
  const isOff = disabled || why !== undefined;
  return (
    <Tooltip
      multiline
      maw={280}
      label={why ? `${label}: ${why}` : keys ? `${label} (${keys})` : label}
      disabled={!inBar || expanded === true}
    >
      <UnstyledButton
        ref={ref}
        id={props.id}
        className="toolbar-button"
        data-danger={danger || undefined}
        aria-label={label}
        aria-pressed={pressed}
        aria-expanded={expanded}
        aria-haspopup={expanded === undefined || !inBar ? undefined : 'dialog'}
        aria-controls={props['aria-controls']}
        aria-disabled={isOff || undefined}
        onClick={isOff ? undefined : onClick}
      >
        <span className="toolbar-icon" aria-hidden="true">
          {icon}
        </span>
        {withLabel || !inBar ? <span className="toolbar-label">{inBar ? (words ?? label) : label}</span> : null}
      </UnstyledButton>
    </Tooltip>
  );
}
