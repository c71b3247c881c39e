import type { AlbumSummary } from '@figurina/contract';
import { formatDate, formatRelativeTime } from '@figurina/locales';
import { ActionMenu, BookTile, StatePill } from '@figurina/ui';
import { ActionIcon } from '@mantine/core';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTemplate from '@tabler/icons-react/dist/esm/icons/IconTemplate.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { Link } from 'react-router';
import { useNow } from '../../app/use-now.ts';
import { useI18n } from '../../app/use-t.ts';

/** What a person may do with an album of their own, from its tile. */
export interface AlbumDeeds {
  rename: (album: AlbumSummary) => void;
  copy: (album: AlbumSummary) => void;
  remove: (album: AlbumSummary) => void;
}

/** One album of the start page. `deeds` only where it is the person's own. */
export function AlbumTile(props: { album: AlbumSummary; eager: boolean; deeds?: AlbumDeeds }) {
  const { album, deeds } = props;
  const { t, locale } = useI18n();
  const when = formatRelativeTime(locale, album.updated_at, useNow());
  const { stickers_count: total, photos_count: photos } = album.statistics;
  return (
    <BookTile
      title={album.title}
      lang={album.language}
      picture={album.cover_preview_url}
      subtitle={album.release_date ? formatDate(album.release_date) : undefined}
      eager={props.eager}
      meta={
        album.blueprint_category
          ? t('start.edited_in', { category: t(`category.${album.blueprint_category}`), when })
          : t('start.edited', { when })
      }
      progress={total > 0 ? { value: photos, total, label: t('start.photos', { photos, total }) } : undefined}
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
      corner={deeds && <DeleteButton album={album} onDelete={deeds.remove} />}
      menu={deeds && <TileMenu album={album} deeds={deeds} />}
      to={`/album/${album.id}`}
      link={Link}
    />
  );
}

function TileMenu({ album, deeds }: { album: AlbumSummary; deeds: AlbumDeeds }) {
  const { t } = useI18n();
  return (
    <ActionMenu
      label={t('start.menu.of', { title: album.title })}
      button={<IconDots size={20} />}
      entries={[
        { kind: 'action', label: t('start.rename'), icon: IconPencil, run: () => deeds.rename(album) },
        { kind: 'action', label: t('start.copy'), icon: IconCopy, run: () => deeds.copy(album) },
        { kind: 'action', label: t('start.delete'), icon: IconTrash, danger: true, run: () => deeds.remove(album) },
      ]}
    />
  );
}

/** Shown when the pointer or the keyboard is on the tile; where nothing can hover the menu has it. */
function DeleteButton({ album, onDelete }: { album: AlbumSummary; onDelete: (album: AlbumSummary) => void }) {
  const { t } = useI18n();
  const label = t('start.delete.of', { title: album.title });
  return (
    <ActionIcon
      className="tile-delete"
      size={40}
      variant="white"
      color="pitch"
      radius="xl"
      aria-label={label}
      title={t('start.delete')}
      onClick={() => onDelete(album)}
    >
      <IconTrash size={20} aria-hidden />
    </ActionIcon>
  );
}
