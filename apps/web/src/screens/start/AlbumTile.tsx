import type { AlbumSummary } from '@figurina/contract';
import { formatDate, formatRelativeTime } from '@figurina/locales';
import { BookTile, StatePill } from '@figurina/ui';
import { ActionIcon } from '@mantine/core';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconTemplate from '@tabler/icons-react/dist/esm/icons/IconTemplate.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { Link } from 'react-router';
import { useNow } from '../../app/use-now.ts';
import { useI18n } from '../../app/use-t.ts';

/** One album of the start page. `onDelete` only where the person may delete it. */
export function AlbumTile(props: { album: AlbumSummary; eager: boolean; onDelete?: (album: AlbumSummary) => void }) {
  const { album, onDelete } = props;
  const { t, locale } = useI18n();
  const when = formatRelativeTime(locale, album.updated_at, useNow());
  const { stickers_count: total, placed_stickers_count: placed } = album.statistics;
  return (
    <BookTile
      title={album.title}
      picture={album.cover_preview_url}
      subtitle={album.release_date ? formatDate(album.release_date) : undefined}
      eager={props.eager}
      meta={
        album.blueprint_category
          ? t('start.edited_in', { category: t(`category.${album.blueprint_category}`), when })
          : t('start.edited', { when })
      }
      progress={total > 0 ? { value: placed, total, label: t('start.placed', { placed, total }) } : undefined}
      badge={
        (album.is_blueprint || album.locked) && (
          <>
            {album.is_blueprint && (
              <StatePill tone="sky" icon={IconTemplate}>
                {t('start.template')}
              </StatePill>
            )}
            {album.locked && (
              <StatePill tone="green" icon={IconLock}>
                {t('start.locked')}
              </StatePill>
            )}
          </>
        )
      }
      menu={onDelete && <DeleteButton album={album} onDelete={onDelete} />}
      to={`/album/${album.id}`}
      link={Link}
    />
  );
}

/** Shown when the pointer or the keyboard is on the tile; always where nothing can hover. */
function DeleteButton({ album, onDelete }: { album: AlbumSummary; onDelete: (album: AlbumSummary) => void }) {
  const { t } = useI18n();
  const label = t('start.delete.of', { title: album.title });
  return (
    <ActionIcon
      className="tile-delete"
      size={40}
      variant="subtle"
      color="pitch"
      aria-label={label}
      title={t('start.delete')}
      onClick={() => onDelete(album)}
    >
      <IconTrash size={20} aria-hidden />
    </ActionIcon>
  );
}
