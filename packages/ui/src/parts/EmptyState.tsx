import type { ReactNode } from 'react';
import { Slot } from './Slot.tsx';

/** Nothing here yet: a dashed numbered slot, one sentence, one button. */
export function EmptyState(props: {
  title: string;
  text: string;
  art?: ReactNode;
  action?: ReactNode;
  number?: number;
}) {
  return (
    <Slot number={props.number ?? 1} className="fig-empty">
      {props.art}
      <h2>{props.title}</h2>
      <p>{props.text}</p>
      {props.action}
    </Slot>
  );
}
