import type { PopoverProps } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import type { FloatingSurface } from '../../session/selection/floating-surface.ts';

/** How everything opens that hangs below the bar: in the focus, giving it back, and never higher than the window. */
export const POPOVER_PROPS = {
  position: 'bottom',
  offset: 10,
  radius: 'lg',
  shadow: 'lg',
  trapFocus: true,
  returnFocus: true,
  // Fields take the first Esc for themselves: see `closesOnEscape`.
  closeOnEscape: false,
  transitionProps: { duration: 100 },
  middlewares: {
    flip: true,
    // However far it goes aside, it stays in the window.
    shift: { padding: 8, limiter: { fn: ({ x, y }) => ({ x, y }) } },
    size: {
      padding: 8,
      apply: ({ availableHeight, elements }) => {
        elements.floating.style.maxHeight = `${Math.max(240, availableHeight)}px`;
      },
    },
  },
} as const satisfies PopoverProps;

/** For the key presses that nothing inside has taken. */
export function closesOnEscape(floating: FloatingSurface): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    floating.show(null);
  };
}
