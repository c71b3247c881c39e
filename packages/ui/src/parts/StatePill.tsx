import type { FunctionComponent, ReactNode } from 'react';

/** What a state means, as a colour: waiting, new, refused, accepted, done. Never without icon and word. */
export type StateTone = 'pitch' | 'sun' | 'red' | 'sky' | 'green';

export function StatePill(props: {
  tone: StateTone;
  icon: FunctionComponent<{ size?: number | string; stroke?: number | string; 'aria-hidden'?: boolean }>;
  children: ReactNode;
}) {
  return (
    <span className={`fig-state fig-state-${props.tone}`}>
      <props.icon size={15} stroke={2.2} aria-hidden />
      {props.children}
    </span>
  );
}
