import type { AlbumSummary } from '@figurina/contract';
import {
  BookTileSkeleton,
  EmptyState,
  Loading,
  Portrait,
  Slot,
  StampButton,
  StickerFan,
  useRovingFocus,
} from '@figurina/ui';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { Link } from 'react-router';
import { useT } from '../../app/use-t.ts';
import { AlbumTile, type AlbumDeeds } from './AlbumTile.tsx';

/** The tiles of one tab, with the dashed place of the next album behind one's own. */
export function AlbumGrid(props: {
  kind: 'own' | 'shared';
  albums: readonly AlbumSummary[];
  deeds: AlbumDeeds;
  /** Only some of the albums: what was searched for. */
  searched: boolean;
}) {
  const t = useT();
  const roving = useRovingFocus<HTMLUListElement>();
  if (props.albums.length === 0) return <NoAlbums kind={props.kind} />;
  return (
    <ul className="album-grid" {...roving}>
      {props.albums.map((album, at) => (
        <li key={album.id}>
          <AlbumTile album={album} eager={at < 4} deeds={props.kind === 'own' ? props.deeds : undefined} />
        </li>
      ))}
      {props.kind === 'own' && !props.searched && (
        <li>
          <Slot component={Link} to="/album/new" number={props.albums.length + 1} className="next-album">
            <IconPlus size={34} aria-hidden />
            <strong>{t('start.next_slot')}</strong>
            <small>{t('start.next_slot.text')}</small>
          </Slot>
        </li>
      )}
    </ul>
  );
}

function NoAlbums({ kind }: { kind: 'own' | 'shared' }) {
  const t = useT();
  const faces = (kind === 'own' ? [8, 3, 10] : [5, 1]).map((seed) => <Portrait key={seed} seed={seed} />);
  return (
    <EmptyState
      title={t(`start.empty.${kind}.title`)}
      text={t(`start.empty.${kind}.text`)}
      art={<StickerFan width={72}>{faces}</StickerFan>}
      action={
        kind === 'own' && (
          <StampButton component={Link} to="/album/new" leftSection={<IconPlus size={20} aria-hidden />}>
            {t('start.create')}
          </StampButton>
        )
      }
    />
  );
}

export function AlbumGridSkeleton() {
  const t = useT();
  return (
    <Loading label={t('common.loading')}>
      <div className="album-grid">
        {['a', 'b', 'c', 'd'].map((place) => (
          <BookTileSkeleton key={place} />
        ))}
      </div>
    </Loading>
  );
}
