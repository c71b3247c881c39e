import type { PopoverProps } from '@mantine/core';

/** How everything opens that hangs below the bar: in the focus, giving it back, and never higher than the window. */
export const POPOVER_PROPS = {
  position: 'bottom',
  offset: 10,
  radius: 'lg',
  shadow: 'lg',
  trapFocus: true,
  returnFocus: true,
  transitionProps: { duration: 100 },
  middlewares: {
    flip: true,
    shift: { padding: 8 },
    size: {
      padding: 8,
      apply: ({ availableHeight, elements }) => {
        elements.floating.style.maxHeight = `${Math.max(240, availableHeight)}px`;
      },
    },
  },
} as const satisfies PopoverProps;
