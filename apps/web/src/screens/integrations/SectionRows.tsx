import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Answered } from '../../app/Answered.tsx';

/** The rows of a list, or that there are none. */
export function SectionRows<Data, Row>(props: {
  list: UseQueryResult<Data>;
  rowsOf: (data: Data) => readonly Row[];
  none: string;
  children: (rows: readonly Row[]) => ReactNode;
}) {
  return (
    <Answered query={props.list}>
      {(data) => {
        const rows = props.rowsOf(data);
        return rows.length > 0 ? props.children(rows) : <p className="integrations-none">{props.none}</p>;
      }}
    </Answered>
  );
}
