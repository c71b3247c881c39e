import { createPolymorphicComponent } from '@mantine/core';
import type { ComponentType, CSSProperties, ReactNode } from 'react';

export interface SlotProps {
  /** The ornament in the corner: the number of what is still missing. */
  number?: number | string;
  children?: ReactNode;
  className?: string;
  style?: CSSProperties;
}

/** An empty place: dashed, numbered. The same in albums, lists and empty states. As a button or link when it can be filled. */
export const Slot = createPolymorphicComponent<'div', SlotProps>(function Slot({
  component: Root = 'div',
  number,
  children,
  className,
  ...rest
}: SlotProps & { component?: ComponentType<Record<string, unknown>> | 'div' }) {
  const classes = ['fig-slot', Root === 'div' ? '' : 'fig-slot-live', className].filter(Boolean).join(' ');
  const label = typeof number === 'number' ? String(number).padStart(2, '0') : number;
  return (
    <Root {...rest} className={classes} data-number={label}>
      {children}
    </Root>
  );
});
