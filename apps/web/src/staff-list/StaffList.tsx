import { EmptyState, RowSkeleton, StampButton } from '@figurina/ui';
import { Button, TextInput } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import type { ReactNode } from 'react';
import { Answered } from '../app/Answered.tsx';
import { useT } from '../app/use-t.ts';
import { Pager } from './Pager.tsx';
import type { ListAddress } from './use-list-address.ts';
import type { ListPage } from './use-list-page.ts';
import './staff-list.css';

/** A list that staff keep or read: searched, turned page by page. One commit: making a new one, where that can be. */
export function StaffList<Row>(props: {
  title: string;
  text: string;
  /** What the field says that is searched; without, nothing is. */
  search?: string;
  address: ListAddress;
  list: UseQueryResult<ListPage<Row>>;
  /** Whether something beside the search narrows the list. */
  narrowed?: boolean;
  create?: { label: string; run: () => void };
  empty: { title: string; text: string };
  /** Between the search and the rows. */
  above?: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}) {
  const t = useT();
  const { address, create, list } = props;
  const commit = create && (
    <StampButton leftSection={<IconPlus size={18} aria-hidden />} onClick={create.run}>
      {create.label}
    </StampButton>
  );
  const all = address.query === '' && !props.narrowed && address.page === 1;
  const isEmpty = list.data?.rows.length === 0 && all;
  return (
    <div className="staff-list">
      <div className="staff-head">
        <div>
          <h1>{props.title}</h1>
          <p>{props.text}</p>
        </div>
        {!isEmpty && commit}
      </div>
      {!isEmpty && props.search !== undefined && (
        <div className="staff-search">
          <TextInput
            type="search"
            aria-label={props.search}
            placeholder={props.search}
            value={address.typed}
            maxLength={100}
            leftSection={<IconSearch size={18} aria-hidden />}
            onChange={(event) => address.type(event.currentTarget.value)}
          />
          {props.above}
        </div>
      )}
      <Rows {...props} isEmpty={isEmpty} commit={commit} t={t} />
    </div>
  );
}

function Rows<Row>(
  props: Parameters<typeof StaffList<Row>>[0] & { isEmpty: boolean; commit: ReactNode; t: ReturnType<typeof useT> },
) {
  const { t, list, address } = props;
  if (props.isEmpty) return <EmptyState title={props.empty.title} text={props.empty.text} action={props.commit} />;
  const waiting = (
    <div className="staff-waiting">
      {['a', 'b', 'c', 'd', 'e'].map((row) => (
        <RowSkeleton key={row} height={64} />
      ))}
    </div>
  );
  return (
    <Answered query={list} waiting={waiting}>
      {({ rows, pages }) => (
        <>
          <div aria-busy={list.isPlaceholderData} className="staff-rows">
            {rows.length > 0 ? (
              props.children(rows)
            ) : (
              <div className="staff-none" role="status">
                <p>{t('list.none')}</p>
                <Button variant="default" onClick={address.reset}>
                  {t('list.reset')}
                </Button>
              </div>
            )}
          </div>
          <Pager label={props.title} page={address.page} pages={pages} turn={address.turn} />
        </>
      )}
    </Answered>
  );
}
