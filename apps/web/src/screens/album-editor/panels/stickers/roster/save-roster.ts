/** Hands the browser a table of all stickers, to be corrected and read in again. */
import {
  csvOf,
  EXPORT_COLUMNS,
  exportRoster,
  type ExportColumn,
  type ImageId,
  RESOLUTION,
  type Sticker,
  stickerResolution,
} from '@figurina/album';
import type { StickerPerson } from '@figurina/contract';
import type { Services } from '../../../../../app/services.ts';
import { download, fileNameOf } from '../../../parts/download.ts';
import type { EditorSession } from '../../../session/editor-session.ts';
import { xlsxOf } from './xlsx-of.ts';

export type RosterFormat = 'csv' | 'xlsx';

export async function saveRoster(
  session: EditorSession,
  { api }: Pick<Services, 'api'>,
  format: RosterFormat,
): Promise<void> {
  const { id, title } = session.meta.get();
  // Without the sticker link, or without a network, the table has everything but the links.
  const people = await api.stickerLink.people({ params: { id } }).then(
    (answer) => answer.people,
    () => [],
  );
  const rows = rosterRows(session, people);
  const file =
    format === 'csv'
      ? new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' })
      : await xlsxOf(rows, session.t('editor.tab.stickers'));
  download(file, fileNameOf(title, { fallback: 'Sticker', extension: format }));
}

function rosterRows(session: EditorSession, people: readonly StickerPerson[]): string[][] {
  const { t, store, facts } = session;
  const known = new Map(people.map((person) => [person.sticker_id, person]));
  const photoOf = (sticker: Sticker): string => {
    const state = known.get(sticker.id)?.state;
    if (state === 'uploaded' || state === 'needs_retake') return t(`cockpit.state.${state}`);
    if (sticker.image === null || !store.document.images.has(sticker.image as ImageId)) return t('sticker.photo.none');
    const ppi = stickerResolution(store.document, sticker);
    return ppi !== null && ppi < RESOLUTION.minimum ? t('images.low') : t('stickers.photo.there');
  };
  return exportRoster(store.document, facts.album.get(), {
    heads: Object.fromEntries(EXPORT_COLUMNS.map((column) => [column, t(HEADS[column])])) as Record<
      ExportColumn,
      string
    >,
    yes: t('stickers.yes'),
    photoOf,
    links: new Map(people.map(({ sticker_id, url }) => [sticker_id, url])),
  });
}

const HEADS = {
  id: 'stickers.column.id',
  number: 'stickers.column.number',
  name: 'sticker.name',
  position: 'sticker.position',
  chapter: 'sticker.chapter',
  double: 'stickers.column.double',
  photo: 'stickers.column.photo',
  page: 'stickers.column.page',
  link: 'stickers.column.link',
} as const satisfies Record<ExportColumn, string>;
