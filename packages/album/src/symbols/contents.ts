import type { AlbumDocument } from '../document/album.ts';
import type { NodeId } from '../document/ids.ts';
import type { NodeOf } from '../document/nodes/node.ts';
import { pagesOfSpread, spreadOrder } from '../print/page-size.ts';

/** A line of a table of contents. `page` is as printed: `4`, or `4–7` for several pages. */
export interface ContentsRow {
  readonly label: string;
  readonly page: string;
}

interface Stretch {
  readonly label: string;
  readonly first: number;
  readonly last: number;
}

/** By chapters: every chapter that has pages, with its first page. Covers are no chapters. */
export function contentsByChapters(document: AlbumDocument): ContentsRow[] {
  return chapterPages(document).map(({ section, pages }) => ({
    label: section.props.name,
    page: String(pages[0]!.first),
  }));
}

/**
 * By pages: what every page shows, by the name of its spread or else of its chapter. Pages in a row with the same
 * name make one line.
 */
export function contentsByPages(document: AlbumDocument): ContentsRow[] {
  const stretches: Stretch[] = [];
  for (const { pages } of chapterPages(document)) {
    for (const page of pages) {
      const before = stretches.at(-1);
      if (before?.label === page.label && before.last + 1 === page.first)
        stretches[stretches.length - 1] = { ...before, last: page.last };
      else stretches.push(page);
    }
  }
  return stretches.map(({ label, first, last }) => ({ label, page: first === last ? `${first}` : `${first}–${last}` }));
}

function chapterPages(document: AlbumDocument): { section: NodeOf<'Section'>; pages: Stretch[] }[] {
  const spreads = spreadOrder(document);
  const indexOf = new Map<NodeId, number>(spreads.map((id, index) => [id, index]));
  return document.childIds(document.rootId).flatMap((id) => {
    const section = document.nodes.get(id)!;
    const children = document.childIds(id);
    if (section.type !== 'Section' || section.props.static || children.length === 0) return [];
    const pages = children.map((spread) => {
      const numbers = pagesOfSpread(indexOf.get(spread)!, spreads.length).map(({ number }) => number);
      const label = document.nodes.get(spread)!.props.name || section.props.name;
      return { label, first: numbers[0]!, last: numbers.at(-1)! };
    });
    return [{ section, pages }];
  });
}
