import { ordersIn } from '../commands/command.ts';
import { Draft } from '../commands/draft.ts';
import { spreadFromLayout } from '../commands/layouts/spread-from-layout.ts';
import type { AlbumDocument } from '../document/album.ts';
import type { NodeId } from '../document/ids.ts';
import { Said } from '../document/said.ts';
import { GENERAL_LAYOUTS } from '../layouts/general-layouts.ts';
import type { Layout } from '../layouts/layout.ts';
import { albumStatistics } from '../print/album-statistics.ts';
import { openSections } from '../roster/chapters.ts';
import type { FirstDraft } from './draft-wish.ts';

/** Spreads of pictures at the ends of the chapters, the last chapter first, until the pages can be bound. */
export function filledUp(peopled: AlbumDocument, { layouts, makeId }: FirstDraft): AlbumDocument {
  const draft = new Draft(peopled);
  const { document } = draft;
  const said = Said.by(document);
  const own = unusedFillers(said, layouts);
  const sections = openSections(document).map(({ id }) => id);
  for (let at = 0; sections.length > 0 && albumStatistics(document).spreadsNeeded > 0; at++) {
    const section = sections.at(-1 - (at % sections.length)) as NodeId;
    const { orders, room } = ordersIn(document, section, 1, makeId);
    const layout = own[at] ?? PHOTO_SPREADS[(at - own.length) % PHOTO_SPREADS.length]!;
    draft.apply([...room, ...spreadFromLayout({ document, section, order: orders[0]!, layout, said, makeId }).patch]);
  }
  return document;
}

/** Nothing is told twice. */
function unusedFillers(said: Said, layouts: readonly Layout[]): Layout[] {
  return layouts.filter((layout) => isFiller(layout) && said.made(layout.id) === 0);
}

/** A spread of words or pictures alone. */
export function isFiller({ stickers, role, by_hand }: Layout): boolean {
  return stickers === 0 && role !== 'opener' && !by_hand;
}

/** General layouts that live from pictures alone. */
const PHOTO_SPREADS = ['photo-framed', 'photo-trio', 'photo-pair', 'photo-spread'].map((id) =>
  GENERAL_LAYOUTS.find((layout) => layout.id === id)!,
);
