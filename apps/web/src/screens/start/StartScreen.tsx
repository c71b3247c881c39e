import type { AlbumSummary } from '@figurina/contract';
import { CountChip, ErrorNotice, StampButton } from '@figurina/ui';
import { Tabs } from '@mantine/core';
import IconNotebook from '@tabler/icons-react/dist/esm/icons/IconNotebook.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { problemText } from '../../api/problem.ts';
import { useServices } from '../../app/services.ts';
import { usePageTitle } from '../../app/use-page-title.ts';
import { useT } from '../../app/use-t.ts';
import { userQuery } from '../../session/use-user.ts';
import { ActivatedNotice } from './ActivatedNotice.tsx';
import { AlbumGrid, AlbumGridSkeleton } from './AlbumGrid.tsx';
import { albumsQuery, splitAlbums } from './albums-query.ts';
import { ConfirmAddressNotice } from './ConfirmAddressNotice.tsx';
import { DeleteAlbumDialog, useDeleteAlbum } from './DeleteAlbumDialog.tsx';
import './start.css';

/** The start page: own albums and those that others share. */
export function StartScreen() {
  const t = useT();
  const { api } = useServices();
  const albums = useQuery(albumsQuery(api));
  const user = useQuery(userQuery(api));
  const deletion = useDeleteAlbum();
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === 'shared' ? 'shared' : 'own';
  usePageTitle(t('start.title'), t('start.description'));

  const failed = albums.error ?? user.error;
  const retry = () => void Promise.all([albums.isError && albums.refetch(), user.isError && user.refetch()]);
  const lists = albums.data && user.data && splitAlbums(albums.data, user.data.sub);
  const shown = lists?.[tab];

  return (
    <>
      <ActivatedNotice />
      {user.data && <ConfirmAddressNotice user={user.data} />}
      <div className="start-head">
        <div>
          <h1>{t('start.title')}</h1>
          <p>{lists ? t('start.lead', { count: lists.own.length }) : '\u00a0'}</p>
        </div>
        {/* The empty tab has this button in its middle; a surface has one commit. */}
        {!(tab === 'own' && shown?.length === 0) && (
          <StampButton component={Link} to="/album/new" size="md" leftSection={<IconPlus size={20} aria-hidden />}>
            {t('start.create')}
          </StampButton>
        )}
      </div>
      <Tabs value={tab} onChange={(next) => setSearch(next === 'shared' ? { tab: next } : {}, { replace: true })}>
        <Tabs.List className="start-tabs">
          <Tab value="own" icon={<IconNotebook size={20} aria-hidden />} albums={lists?.own}>
            {t('start.tab.own')}
          </Tab>
          <Tab value="shared" icon={<IconUsers size={20} aria-hidden />} albums={lists?.shared}>
            {t('start.tab.shared')}
          </Tab>
        </Tabs.List>
        <Tabs.Panel value={tab} pt={28}>
          {failed && !lists ? (
            <ErrorNotice retry={{ label: t('common.retry'), run: retry, busy: albums.isFetching || user.isFetching }}>
              {problemText(t, failed)}
            </ErrorNotice>
          ) : shown ? (
            <AlbumGrid kind={tab} albums={shown} onDelete={deletion.ask} />
          ) : (
            <AlbumGridSkeleton />
          )}
        </Tabs.Panel>
      </Tabs>
      <DeleteAlbumDialog deletion={deletion} />
    </>
  );
}

function Tab(props: { value: string; icon: React.ReactNode; children: string; albums?: readonly AlbumSummary[] }) {
  return (
    <Tabs.Tab
      value={props.value}
      leftSection={props.icon}
      rightSection={props.albums && <CountChip>{props.albums.length}</CountChip>}
    >
      {props.children}
    </Tabs.Tab>
  );
}

export { StartScreen as Component };
