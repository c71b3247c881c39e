import type { DashboardAlbum } from '@figurina/contract';
import { formatDate, LOCALE_NAMES } from '@figurina/locales';
import { BookCover } from '@figurina/ui';
import { Tooltip } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { Link } from 'react-router';
import { Flag } from '../../app/Flag.tsx';
import { houseDate, houseDateTime } from '../../app/house-time.ts';
import { useT } from '../../app/use-t.ts';
import { useAlbumErrors } from './dashboard-queries.ts';
import '../../staff-list/staff-list.css';
import './dash-table.css';

/** Rows open their album. */
export function AlbumsTable({ albums }: { albums: readonly DashboardAlbum[] }) {
  const t = useT();
  const errors = useAlbumErrors(albums);
  return (
    <table className="staff-table dash-table">
      <thead>
        <tr>
          <th scope="col">{t('dashboard.column.album')}</th>
          <th scope="col">{t('dashboard.column.language')}</th>
          <th scope="col">{t('dashboard.column.blueprint')}</th>
          <th scope="col">{t('dashboard.column.event')}</th>
          <th scope="col">{t('dashboard.column.created')}</th>
          <th scope="col">{t('dashboard.column.updated')}</th>
          <th scope="col" className="dash-number">
            {t('dashboard.column.stickers')}
          </th>
          <th scope="col">{t('dashboard.column.errors')}</th>
          <td className="dash-chevron" aria-hidden="true" />
        </tr>
      </thead>
      <tbody>
        {albums.map((album) => (
          <AlbumRow key={album.id} album={album} errors={errors?.[album.id]} />
        ))}
      </tbody>
    </table>
  );
}

function AlbumRow({ album, errors }: { album: DashboardAlbum; errors: readonly string[] | undefined }) {
  const t = useT();
  const title = album.title || t('album.title_placeholder');
  const { blueprint_title: blueprint, blueprint_category: kind } = album;
  return (
    <tr>
      <td className="dash-main">
        <div className="dash-album">
          <span className="dash-cover" aria-hidden="true">
            <BookCover title={title} picture={album.cover_preview_url} />
          </span>
          <span>
            <Link to={`/album/${album.id}`} className="dash-open" aria-label={`${title}, ${album.identifier}`}>
              {title}
            </Link>
            <small>{[album.identifier, album.owner].filter(Boolean).join(', ')}</small>
          </span>
        </div>
      </td>
      <td data-label={t('dashboard.column.language')}>
        <span className="dash-language">
          <Flag language={album.language} />
          {LOCALE_NAMES[album.language]}
        </span>
      </td>
      <td data-label={t('dashboard.column.blueprint')}>
        {blueprint ?? '–'}
        {kind && <small>{t(`category.${kind}`)}</small>}
      </td>
      <td data-label={t('dashboard.column.event')}>{album.release_date ? formatDate(album.release_date) : '–'}</td>
      <td data-label={t('dashboard.column.created')}>{houseDate(album.created_at)}</td>
      <td data-label={t('dashboard.column.updated')}>{houseDateTime(album.updated_at)}</td>
      <td className="dash-number" data-label={t('dashboard.column.stickers')}>
        {album.total_sticker_sorts}
      </td>
      <td data-label={t('dashboard.column.errors')} className="dash-errors">
        <Errors lines={errors} />
      </td>
      <td className="dash-chevron" aria-hidden="true">
        <IconChevronRight size={18} />
      </td>
    </tr>
  );
}

/** How many, and which of them when one asks. */
function Errors({ lines }: { lines: readonly string[] | undefined }) {
  const t = useT();
  if (!lines) return <span aria-hidden="true">…</span>;
  if (lines.length === 0)
    return (
      <span className="dash-done">
        <IconCheck size={18} aria-hidden />
        {t('dashboard.errors.none')}
      </span>
    );
  const shown = lines.slice(0, MOST_LINES);
  const words = (
    <span className="dash-lines">
      {shown.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {lines.length > shown.length && <span>{t('dashboard.errors.more', { count: lines.length - shown.length })}</span>}
    </span>
  );
  return (
    <Tooltip label={words} multiline w={320} events={{ hover: true, focus: true, touch: true }}>
      <button type="button" className="dash-overdue dash-fault">
        <IconAlertTriangle size={18} aria-hidden />
        {t('dashboard.errors', { count: lines.length })}
      </button>
    </Tooltip>
  );
}

const MOST_LINES = 8;
