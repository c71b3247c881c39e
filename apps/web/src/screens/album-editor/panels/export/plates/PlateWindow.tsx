import { Loader } from '@mantine/core';
import type { ReactNode, RefObject, UIEvent } from 'react';
import { useT } from '../../../../../app/use-t.ts';

/** A part of the dialog in which an enlarged sheet is moved. `besides`: the other one, which moves with it. */
export function PlateWindow(props: {
  label: string;
  /** Null while it is made. */
  children: ReactNode;
  own?: RefObject<HTMLDivElement | null>;
  besides?: RefObject<HTMLDivElement | null>;
}) {
  const t = useT();
  const { label, children, own, besides } = props;
  const follow = ({ currentTarget: { scrollLeft, scrollTop } }: UIEvent<HTMLDivElement>): void => {
    const other = besides?.current;
    // Only what is elsewhere: the other one answers in the same way.
    if (other && (other.scrollLeft !== scrollLeft || other.scrollTop !== scrollTop))
      other.scrollTo(scrollLeft, scrollTop);
  };
  return (
    <div
      ref={own}
      className="plate-window"
      tabIndex={0}
      role="region"
      aria-label={label}
      aria-busy={children === null}
      onScroll={follow}
    >
      {children ?? <Loader aria-label={t('common.loading')} />}
    </div>
  );
}
