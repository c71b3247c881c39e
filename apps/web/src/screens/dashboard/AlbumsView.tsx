import { useT } from '../../app/use-t.ts';
import { AlbumsTable } from './AlbumsTable.tsx';
import { useAlbumsList } from './dashboard-queries.ts';
import { ListFrame } from './ListFrame.tsx';
import { ScopeTiles } from './ScopeTiles.tsx';
import { type DashboardAddress, SCOPES } from './use-dashboard-address.ts';

export function AlbumsView({ address }: { address: DashboardAddress }) {
  const t = useT();
  const list = useAlbumsList(address);
  const meta = list.data?.meta;
  return (
    <>
      <ScopeTiles
        label={t('dashboard.view.albums')}
        current={address.albumScope}
        to={address.toScope}
        tiles={SCOPES.albums.map((scope) => ({ scope, count: meta?.[scope] }))}
      />
      <ListFrame address={address} list={list} rowsOf={({ albums }) => albums.length}>
        {({ albums }) => <AlbumsTable albums={albums} />}
      </ListFrame>
    </>
  );
}
