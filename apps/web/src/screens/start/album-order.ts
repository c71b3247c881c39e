/** Which tiles are shown, and in what order. */
import type { AlbumSummary } from '@figurina/contract';

export const ALBUM_ORDERS = ['updated', 'title', 'release', 'created'] as const;
export type AlbumOrder = (typeof ALBUM_ORDERS)[number];

const CHOICE = 'figurina.album_order';

export function keptOrder(store: Storage): AlbumOrder {
  const kept = store.getItem(CHOICE);
  return ALBUM_ORDERS.find((one) => one === kept) ?? 'updated';
}

/** A browser that keeps nothing is no reason to stop. */
export function keepOrder(store: Storage, order: AlbumOrder): void {
  try {
    store.setItem(CHOICE, order);
  } catch {
    // Next time it is the first one again.
  }
}

/** By name as the language sorts it, by event the next one first and those without a day last, else the newest first. */
export function inOrder(albums: readonly AlbumSummary[], order: AlbumOrder, locale: string): AlbumSummary[] {
  const byTitle = (a: AlbumSummary, b: AlbumSummary) =>
    a.title.localeCompare(b.title, locale, { numeric: true, sensitivity: 'base' });
  const newest = (field: 'updated_at' | 'created_at') => (a: AlbumSummary, b: AlbumSummary) =>
    b[field].localeCompare(a[field]);
  const compare = {
    updated: newest('updated_at'),
    created: newest('created_at'),
    title: byTitle,
    release: (a: AlbumSummary, b: AlbumSummary) =>
      (a.release_date ?? '9999').localeCompare(b.release_date ?? '9999') || byTitle(a, b),
  }[order];
  return albums.toSorted(compare);
}

/** Whose titles have every one of the words in them, whatever their case and accents. */
export function withWords(albums: readonly AlbumSummary[], words: string): readonly AlbumSummary[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return albums.filter(({ title }) => wanted.every((word) => plain(title).includes(word)));
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l').replaceAll('ß', 'ss');
}
