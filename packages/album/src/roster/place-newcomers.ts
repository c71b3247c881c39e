import { freeCellsOfSpread } from '../commands/cells.ts';
import { ordersIn, setProp, suffixFrom } from '../commands/command.ts';
import { spreadFromLayout } from '../commands/layouts/spread-from-layout.ts';
import type { AlbumDocument } from '../document/album.ts';
import type { MakeId, NodeId, StickerId } from '../document/ids.ts';
import { ordersBetween } from '../document/order.ts';
import { leastOf, Said } from '../document/said.ts';
import { cellSlots, fillLayout, type FilledLayout } from '../layouts/fill-layout.ts';
import { usableLayouts } from '../layouts/fitting-layouts.ts';
import { furnished } from '../layouts/furnished.ts';
import { layoutOfSpread, spreadsForAll } from '../layouts/layout-of-spread.ts';
import { leadingColour, leadingColourOfSpread } from '../layouts/leading-colour.ts';
import type { Layout } from '../layouts/layout.ts';
import { dealSpreads, fullHousesAtEnd, holdsJust } from '../layouts/plan-spreads.ts';
import type { Operation } from '../patch/patch.ts';
import { removeNodesPatch } from '../patch/remove-patches.ts';

/** A sticker that is to get a place in its section. */
export interface Newcomer {
  readonly id: StickerId;
  readonly doubleSticker: boolean;
  readonly section: NodeId;
}

export interface Placing {
  /** The blueprint's layouts; built-in ones where it has none for stickers. */
  readonly layouts?: readonly Layout[];
  /** Stickers of a new spread at most, by the place of the chapter in the list. */
  readonly mostOnSpread?: (chapter: number) => number;
  readonly makeId: MakeId;
}

/**
 * Gives every newcomer a place: in the empty cells of its section, in reading order, then on new spreads at the section's
 * end. Where nobody was in the section and its team spreads are still as a layout made them, with more or fewer cells than
 * people, spreads that fit take their place. A section in `created` (not in the document yet) begins with an opener where
 * the layouts have one, each in its turn. Of layouts that would do as well, those in the colour of the opener are taken;
 * what is for somebody on purpose is left free.
 */
export function placeNewcomers(
  document: AlbumDocument,
  newcomers: readonly Newcomer[],
  created: readonly NodeId[],
  { layouts = [], mostOnSpread, makeId }: Placing,
): Operation[] {
  const usable = usableLayouts(layouts);
  const bySection = Map.groupBy(newcomers, (newcomer) => newcomer.section);
  const unfittingBySection = new Map(
    Array.from(bySection, ([id, { length }]) => [id, unfittingSpreads(document, id, length, layouts)] as const),
  );
  const said = Said.by(document, [...unfittingBySection.values()].flat());
  const openers = layouts.filter(({ role, by_hand }) => role === 'opener' && !by_hand);
  const total = document.stickers.size + newcomers.length;
  const patch: Operation[] = [];
  let fullHousesBefore = 0;
  for (const [at, [section, members]] of [...bySection].entries()) {
    const isNew = created.includes(section);
    const unfitting = unfittingBySection.get(section)!;
    const { filled, rest } = fillFreeCells(document, section, members, { unfitting, layouts });
    // In the order of the file, each once; then those again that came least.
    const opener = isNew ? leastOf(openers, ({ id }) => said.made(id)) : undefined;
    const opened = opener && fillLayout(opener, rest);
    const first = document.childIds(section)[0];
    const colour = opener ? leadingColour(opener) : first && leadingColourOfSpread(document, first);
    const teams = dealSpreads(opened?.rest ?? rest, inColour(usable, colour), {
      total,
      fullHousesBefore: opened ? 0 : fullHousesBefore,
      // Where there are pages to fill, chapters are dealt in small shares, which would all look alike.
      ...(mostOnSpread && { most: mostOnSpread(at), isVaried: mostOnSpread(at) < Infinity }),
    });
    const spreads = opened ? [opened, ...teams] : teams;
    patch.push(...removeNodesPatch(document, unfitting), ...filled);
    patch.push(...addSpreads({ document, section, spreads, layouts: usable, isNew, said, makeId }));
    if (spreads.length > 0) fullHousesBefore = fullHousesAtEnd(spreads.map(({ layout }) => layout));
  }
  return patch;
}

/** The same people on another layout for as many, in the same colour, where that came less often. */
function inTurn(team: FilledLayout<Newcomer>, layouts: readonly Layout[], said: Said): FilledLayout<Newcomer> {
  const { layout, cells } = team;
  if (layout.role === 'opener') return team;
  const people = cells.map(({ sticker }) => sticker);
  const isSister = ({ role, by_hand, stickers, ...look }: Layout) =>
    role === layout.role &&
    !by_hand &&
    stickers === layout.stickers &&
    cellSlots(look.slots).every(({ kind }) => kind === 'single') &&
    leadingColour(look) === leadingColour(layout);
  const sisters = people.some(({ doubleSticker }) => doubleSticker) ? [] : layouts.filter(isSister);
  const next = leastOf([layout, ...sisters], ({ id }) => said.made(id)) ?? layout;
  return next === layout ? team : fillLayout(next, people);
}

/** Those in the colour first, else as they are. */
function inColour(layouts: readonly Layout[], colour: number | undefined): Layout[] {
  const [same, other] = [true, false].map((wanted) =>
    layouts.filter((layout) => (leadingColour(layout) === colour) === wanted),
  );
  return [...same!, ...other!];
}

/** The spreads of an untouched section that have not just the cells its people need. */
function unfittingSpreads(
  document: AlbumDocument,
  section: NodeId,
  people: number,
  layouts: readonly Layout[],
): NodeId[] {
  if (document.stickersUsing('section', section).size > 0) return [];
  const teams = document
    .childIds(section)
    .map((spread) => ({ spread, cells: layoutOfSpread(document, spread, layouts)?.stickers ?? 0 }))
    .filter(({ cells }) => cells > 0);
  const rooms = teams.map(({ cells }) => cells);
  return holdsJust(rooms, people) ? [] : teams.map(({ spread }) => spread);
}

function fillFreeCells(
  document: AlbumDocument,
  section: NodeId,
  members: readonly Newcomer[],
  { unfitting, layouts }: { readonly unfitting: readonly NodeId[]; readonly layouts: readonly Layout[] },
): { filled: Operation[]; rest: Newcomer[] } {
  const rest = [...members];
  const filled: Operation[] = [];
  const spreads = spreadsForAll(document, section, layouts).filter((spread) => !unfitting.includes(spread));
  for (const cell of spreads.flatMap((spread) => freeCellsOfSpread(document, spread))) {
    const next = rest.findIndex(({ doubleSticker }) => doubleSticker === cell.props.doubleSticker);
    if (next < 0) continue;
    const [sticker] = rest.splice(next, 1);
    filled.push(setProp(cell, 'stickerId', sticker!.id));
  }
  return { filled, rest };
}

interface NewSpreads {
  readonly document: AlbumDocument;
  readonly section: NodeId;
  readonly spreads: readonly FilledLayout<Newcomer>[];
  readonly layouts: readonly Layout[];
  readonly isNew: boolean;
  readonly said: Said;
  readonly makeId: MakeId;
}

function addSpreads({ document, section, spreads, layouts, isNew, said, makeId }: NewSpreads): Operation[] {
  if (spreads.length === 0) return [];
  const { orders, room } = isNew
    ? { orders: ordersBetween(null, null, spreads.length, suffixFrom(makeId)), room: [] }
    : ordersIn(document, section, spreads.length, makeId);
  const made = spreads.flatMap((dealt, index) => {
    const filled = inTurn(dealt, layouts, said);
    const cells = filled.cells.map(({ slot, sticker }) => ({ slot, stickerId: sticker.id }));
    const layout = furnished(filled);
    return spreadFromLayout({ document, section, order: orders[index]!, layout, cells, said, makeId }).patch;
  });
  return [...room, ...made];
}
