/** Which spread of an album one was on, kept by this browser; and addresses that lead to a page. */
import { type NodeId, pagesOfSpread, spreadIndexOfPage } from '@figurina/album';

const KEPT = 'figurina.pages';
/** So many albums are remembered, the latest last. */
const MOST = 50;

type Pages = Readonly<Record<string, string>>;
type Kept = Pick<Storage, 'getItem' | 'setItem'>;

export function keepPage(album: string, spread: NodeId, storage: Kept = localStorage): void {
  const { [album]: _before, ...others } = keptPages(storage);
  const pages = [...Object.entries(others), [album, spread]].slice(-MOST);
  try {
    storage.setItem(KEPT, JSON.stringify(Object.fromEntries(pages)));
  } catch {
    // A browser that keeps nothing opens albums at the front.
  }
}

/** The spread to open an album at: that of the page in the address, or the one where somebody was last. */
export function pageToOpen(
  album: string,
  spreads: readonly NodeId[],
  search: string,
  storage: Kept = localStorage,
): number {
  const asked = Number(new URLSearchParams(search).get('page') ?? Number.NaN);
  const linked = Number.isInteger(asked) && asked > 0 ? spreadIndexOfPage(asked) : -1;
  if (linked >= 0 && linked < spreads.length) return linked;
  return Math.max(0, spreads.indexOf(keptPages(storage)[album] as NodeId));
}

export function linkToPage(album: string, index: number, spreadsCount: number): { page: number; link: string } {
  const page = pagesOfSpread(index, spreadsCount)[0]!.number;
  return { page, link: `${window.location.origin}/album/${album}?page=${page}` };
}

function keptPages(storage: Kept): Pages {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEPT) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Pages) : {};
  } catch {
    return {};
  }
}
