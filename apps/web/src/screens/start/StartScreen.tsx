import type { AlbumSummary } from '@figurina/contract';
import { CountChip, EmptyState, ErrorNotice, StampButton } from '@figurina/ui';
import { Button, Tabs } from '@mantine/core';
import IconNotebook from '@tabler/icons-react/dist/esm/icons/IconNotebook.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { problemText } from '../../api/problem.ts';
import { useServices } from '../../app/services.ts';
import { usePageTitle } from '../../app/use-page-title.ts';
import { useI18n } from '../../app/use-t.ts';
import { SchedulerCard } from '../../schedulers/SchedulerCard.tsx';
import { userQuery } from '../../session/use-user.ts';
import { ActivatedNotice } from './ActivatedNotice.tsx';
import { AlbumGrid, AlbumGridSkeleton } from './AlbumGrid.tsx';
import { inOrder, keepOrder, keptOrder, withWords } from './album-order.ts';
import { AlbumTools } from './AlbumTools.tsx';
import { albumsQuery, splitAlbums } from './albums-query.ts';
import { ConfirmAddressNotice } from './ConfirmAddressNotice.tsx';
import { DeleteAlbumDialog, useDeleteAlbum } from './DeleteAlbumDialog.tsx';
import { RenameAlbumDialog } from './RenameAlbumDialog.tsx';
import { TrashedAlbums } from './TrashedAlbums.tsx';
import { useArrivalNotice } from './use-arrival-notice.ts';
import { useCopyAlbum } from './use-copy-album.ts';
import './start.css';

/** Fewer albums are found by looking. */
const FEWEST_TO_SEARCH = 4;

/** The start page: own albums and those that others share. */
export function StartScreen() {
  const { t, locale } = useI18n();
  const { api } = useServices();
  const albums = useQuery(albumsQuery(api));
  const user = useQuery(userQuery(api));
  const deletion = useDeleteAlbum();
  const copy = useCopyAlbum();
  const [renamed, setRenamed] = useState<AlbumSummary | null>(null);
  const [words, setWords] = useState('');
  const [order, setOrder] = useState(() => keptOrder(localStorage));
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab');
  const tab = asked === 'shared' || asked === 'trash' ? asked : 'own';
  usePageTitle(t('start.title'), t('start.description'));
  useArrivalNotice();

  const failed = albums.error ?? user.error;
  const retry = () => void Promise.all([albums.isError && albums.refetch(), user.isError && user.refetch()]);
  const lists = albums.data && user.data && splitAlbums(albums.data, user.data.sub);
  const all = tab === 'trash' ? undefined : lists?.[tab];
  const isLong = (all?.length ?? 0) >= FEWEST_TO_SEARCH;
  const wanted = isLong ? words.trim() : '';
  const shown = all && inOrder(withWords(all, wanted), order, locale);

  return (
    <>
      <ActivatedNotice />
      {user.data && <ConfirmAddressNotice user={user.data} />}
      <SchedulerCard dismissible />
      <div className="start-head">
        <div>
          <h1>{t('start.title')}</h1>
          <p>{lists ? t('start.lead', { count: lists.own.length }) : '\u00a0'}</p>
        </div>
        {/* The empty tab has this button in its middle; a surface has one commit. */}
        {!(tab === 'own' && all?.length === 0) && (
          <StampButton component={Link} to="/album/new" size="md" leftSection={<IconPlus size={20} aria-hidden />}>
            {t('start.create')}
          </StampButton>
        )}
      </div>
      <Tabs
        value={tab}
        onChange={(next) => setSearch(next === 'own' || next === null ? {} : { tab: next }, { replace: true })}
      >
        <div className="start-bar">
          <Tabs.List className="start-tabs">
            <Tab value="own" chosen={tab === 'own'} icon={<IconNotebook size={20} aria-hidden />} albums={lists?.own}>
              {t('start.tab.own')}
            </Tab>
            <Tab
              value="shared"
              chosen={tab === 'shared'}
              icon={<IconUsers size={20} aria-hidden />}
              albums={lists?.shared}
            >
              {t('start.tab.shared')}
            </Tab>
            <Tab value="trash" chosen={tab === 'trash'} icon={<IconTrash size={20} aria-hidden />}>
              {t('start.tab.trash')}
            </Tab>
          </Tabs.List>
          {isLong && (
            <AlbumTools
              words={words}
              order={order}
              onWords={setWords}
              onOrder={(next) => {
                setOrder(next);
                keepOrder(localStorage, next);
              }}
            />
          )}
        </div>
        <Tabs.Panel value={tab} pt={28}>
          {tab === 'trash' ? (
            <TrashedAlbums />
          ) : failed && !lists ? (
            <ErrorNotice retry={{ label: t('common.retry'), run: retry, busy: albums.isFetching || user.isFetching }}>
              {problemText(t, failed)}
            </ErrorNotice>
          ) : wanted && shown?.length === 0 ? (
            <EmptyState
              title={t('start.search.none')}
              text={t('start.search.none.text', { words: wanted })}
              action={
                <Button variant="default" onClick={() => setWords('')}>
                  {t('start.search.clear')}
                </Button>
              }
            />
          ) : shown ? (
            <AlbumGrid
              kind={tab}
              albums={shown}
              searched={wanted !== ''}
              deeds={{ rename: setRenamed, copy, remove: deletion.ask }}
            />
          ) : (
            <AlbumGridSkeleton />
          )}
        </Tabs.Panel>
      </Tabs>
      <DeleteAlbumDialog deletion={deletion} />
      <RenameAlbumDialog album={renamed} onClose={() => setRenamed(null)} />
    </>
  );
}

function Tab(props: {
  value: string;
  chosen: boolean;
  icon: React.ReactNode;
  children: string;
  albums?: readonly AlbumSummary[];
}) {
  return (
    <Tabs.Tab
      ref={props.chosen ? keptInSight : undefined}
      value={props.value}
      leftSection={props.icon}
      rightSection={props.albums && <CountChip>{props.albums.length}</CountChip>}
    >
      {props.children}
    </Tabs.Tab>
  );
}

/** The row may be longer than a phone is wide, and grows by what is counted. `scrollIntoView` would have Tab begin there. */
function keptInSight(tab: HTMLElement | null): (() => void) | undefined {
  const row = tab?.parentElement;
  if (!row) return undefined;
  const observer = new ResizeObserver(() => {
    const [shown, chosen] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
    row.scrollLeft += chosen.left + chosen.width / 2 - (shown.left + shown.width / 2);
  });
  for (const one of row.children) observer.observe(one);
  return () => observer.disconnect();
}

export { StartScreen as Component };
