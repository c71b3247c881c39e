import type { Work } from '@figurina/album';
import type { Translate } from '@figurina/locales';

const COUNTED = ['stickers', 'elements', 'spreads_made', 'spreads_removed', 'sections', 'images'] as const;
/** More places are only counted. */
const MOST_PLACES = 3;

/** What somebody did, as a line of a list: „12 Sticker bearbeitet, S. 6-7“. */
export function workWords(work: Work, t: Translate): string {
  const deeds = COUNTED.flatMap((what) => (work[what] > 0 ? [t(`versions.work.${what}`, { count: work[what] })] : []));
  if (work.style) deeds.push(t('versions.work.style'));
  const places = work.spreads.filter(({ pages }) => pages.length > 0).map(({ pages }) => pages.join('-'));
  const pages = places.slice(0, MOST_PLACES).join(', ');
  const left = places.length - MOST_PLACES;
  if (places.length > 0)
    deeds.push(left > 0 ? t('versions.pages_more', { pages, count: left }) : t('versions.pages', { pages }));
  return deeds.join(', ');
}

/** The day of a point, for the list's headings. */
export function dayOf(time: string): string {
  const date = new Date(time);
  return `${date.getFullYear()}-${date.getMonth()}-${date.getDate()}`;
}
