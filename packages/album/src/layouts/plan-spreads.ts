import { BUILT_IN_LAYOUTS } from './archetypes.ts';
import { cheapestMix, MOST_IN_A_ROW, type Choice } from './cheapest-mix.ts';
import { cellSlots, fillLayout, type FilledLayout } from './fill-layout.ts';
import type { Layout } from './layout.ts';
import { variedShares } from './varied-shares.ts';

export interface PlanContext {
  /** Stickers of the whole album: small albums take airy layouts, large ones dense. As many as are planned, when absent. */
  readonly total?: number;
  /** How many full houses lie directly before. */
  readonly fullHousesBefore?: number;
  /** Stickers of a spread at most, where an album has pages to fill. Layouts with more cells lend some of them. */
  readonly most?: number;
  /** Deals other numbers in between where it would be the same one again and again: one or two more than `most` and less. */
  readonly isVaried?: boolean;
}

/** Spreads with so many cells are full houses. */
const FULL_HOUSE = 20;
/** Spreads with fewer cells are for a chapter of just so many, not for the last one of a team. */
const LONELY = 4;
/**
 * What a spread costs in a mix: itself, every cell too many for an album of this size, to be a small one for the last few,
 * and every cell that stays free on purpose.
 */
const COST = { spread: 10, tooDense: 3, lonely: 4, lent: 0.5 };
/** A layout may be used for fewer stickers than it has cells, if it is not so many times as large. */
const MOST_LENT = 2;

/**
 * The spreads of one chapter with `count` stickers of which `doubles` are double (design, layout archetypes: "mix"). In
 * the order they are to stand: dense before airy, a breather between full houses. Answers with layouts for at least as
 * many stickers, counting a double as two single cells; `dealSpreads` deals real stickers.
 */
export function planSpreads(
  count: number,
  doubles: number,
  layouts: readonly Layout[] = BUILT_IN_LAYOUTS,
  context: PlanContext = {},
): Layout[] {
  const units = count + doubles;
  if (units === 0) return [];
  const total = context.total ?? count;
  const wish = { count, doubles, total, most: mostFor(layouts, count, context.most) };
  const own = choicesFor(layouts, wish);
  const choices = own.length > 0 ? own : choicesFor(BUILT_IN_LAYOUTS, wish);
  const before = Math.min(MOST_IN_A_ROW, context.fullHousesBefore ?? 0);
  const mix = cheapestMix(units, choices, MOST_IN_A_ROW - before);
  return arranged(evenMix(units, mix, choices, MOST_IN_A_ROW - before), before);
}

/**
 * Stickers of a spread at most, as far as these layouts are small enough for it. Nobody is alone on a spread because of it:
 * an odd number is not dealt in twos.
 */
function mostFor(layouts: readonly Layout[], count: number, wished = Infinity): number {
  const most = Math.max(2, wished);
  const one = count > 1 && Math.ceil(count / most) > Math.floor(count / 2) ? 1 : 0;
  const isEnough = layouts.some(
    (layout) => isForTeams(layout) && lends(layout, most + one) && !isLonely(layout, { count, doubles: 0 }),
  );
  return isEnough ? most + one : Infinity;
}

/** Whether it would leave somebody alone who is not. */
function isLonely({ stickers }: Layout, { count, doubles }: Pick<Wish, 'count' | 'doubles'>): boolean {
  return stickers === 1 && count > 1 && doubles === 0;
}

/** Whether a layout is not too large to be filled with so many. */
function lends({ stickers }: Layout, most: number): boolean {
  return stickers <= most * MOST_LENT;
}

/** Where a mix would leave a few for its last spread: one of as many spreads that are more alike, if there is one. */
function evenMix(
  units: number,
  mix: readonly Choice[],
  choices: readonly Choice[],
  fullHousesFirst: number,
): readonly Choice[] {
  const rooms = mix.map((choice) => choice.units).toSorted((a, b) => b - a);
  if (!leavesFew(rooms, units)) return mix;
  const alike = choices.filter((choice) => choice.units * mix.length * 2 > units);
  const even = alike.length > 0 ? cheapestMix(units, alike, fullHousesFirst) : mix;
  return even.length === mix.length ? even : mix;
}

/** Deals the stickers of a chapter, in order, to as many spreads as they need. Nothing is left over. */
export function dealSpreads<Sticker extends { readonly doubleSticker: boolean }>(
  stickers: readonly Sticker[],
  layouts: readonly Layout[] = BUILT_IN_LAYOUTS,
  context: PlanContext = {},
): FilledLayout<Sticker>[] {
  const dealt: FilledLayout<Sticker>[] = [];
  let rest = stickers;
  while (rest.length > 0) {
    const doubles = rest.filter((sticker) => sticker.doubleSticker).length;
    const before = fullHousesAtEnd(dealt.map(({ layout }) => layout)) || (dealt.length ? 0 : context.fullHousesBefore);
    const total = context.total ?? stickers.length;
    const plan = planSpreads(rest.length, doubles, layouts, { ...context, total, fullHousesBefore: before });
    const most = mostFor(layouts, rest.length, context.most);
    const rooms = plan.map((layout) => Math.min(most, layout.stickers + (doubles > 0 ? doubleCells(layout) : 0)));
    const even = balancedShares(rooms, rest.length + doubles);
    const shares = context.isVaried && doubles === 0 ? variedShares(even, sizesOf(layouts)) : even;
    for (const [at, layout] of plan.entries()) {
      const [now, later] = firstUnits(rest, shares[at]!);
      const filled = fillLayout(doubles > 0 ? layout : snug(layout, now.length, layouts), now);
      dealt.push(filled);
      rest = [...filled.rest, ...later];
      if (rest.length === 0) break;
    }
  }
  return dealt;
}

/** Of the layouts that take so many, the one that leaves the fewest cells free; this one where none leaves fewer. */
function snug(layout: Layout, stickers: number, layouts: readonly Layout[]): Layout {
  const others = layouts.filter((other) => isForTeams(other) && other.stickers >= stickers && doubleCells(other) === 0);
  return others.reduce(
    (best, other) => (other.stickers < best.stickers || best.stickers < stickers ? other : best),
    layout,
  );
}

/** For how many stickers there are layouts of just that size. */
function sizesOf(layouts: readonly Layout[]): ReadonlySet<number> {
  return new Set(
    layouts.filter((layout) => isForTeams(layout) && doubleCells(layout) === 0).map(({ stickers }) => stickers),
  );
}

/** A last spread that is filled less than this, or has fewer stickers than a team, shares with those before it. */
const WELL_FILLED = 0.65;

/**
 * How many units each of the spreads is given, at most as many as it has room for: one after the other is filled, but where
 * that left a few for the last one alone, all are given as nearly the same as their rooms allow.
 */
export function balancedShares(rooms: readonly number[], units: number): number[] {
  if (!leavesFew(rooms, units)) return [...rooms];
  let rest = units;
  // The smallest first: what it cannot take is left to the larger ones.
  const shares = new Map<number, number>();
  const order = rooms.map((_, at) => at).toSorted((a, b) => rooms[a]! - rooms[b]! || b - a);
  for (const [done, at] of order.entries()) {
    const share = Math.min(rooms[at]!, Math.floor(rest / (order.length - done)));
    shares.set(at, share);
    rest -= share;
  }
  return rooms.map((_, at) => shares.get(at)!);
}

/** Filled one after the other, whether few are left for the last of several spreads. */
function leavesFew(rooms: readonly number[], units: number): boolean {
  if (rooms.length < 2) return false;
  const last = units - rooms.slice(0, -1).reduce((sum, room) => sum + room, 0);
  return last < Math.max(LONELY, rooms.at(-1)! * WELL_FILLED);
}

/** The first stickers that take no more units than these, at least one, and those behind them. */
function firstUnits<Sticker extends { readonly doubleSticker: boolean }>(
  stickers: readonly Sticker[],
  units: number,
): [first: readonly Sticker[], later: readonly Sticker[]] {
  let taken = 0;
  const end = stickers.findIndex(({ doubleSticker }) => (taken += doubleSticker ? 2 : 1) > units);
  const count = end < 0 ? stickers.length : Math.max(1, end);
  return [stickers.slice(0, count), stickers.slice(count)];
}

/** Whether spreads with so many cells are just right for these people: no cell is left, and nobody is alone. */
export function holdsJust(rooms: readonly number[], people: number): boolean {
  const cells = rooms.reduce((sum, room) => sum + room, 0);
  return cells === people && (people === 1 || rooms.every((room) => room > 1));
}

/** How many full houses a row of layouts ends with. */
export function fullHousesAtEnd(layouts: readonly Layout[]): number {
  return layouts.length - 1 - layouts.findLastIndex((layout) => !isFullHouse(layout));
}

interface Wish {
  readonly count: number;
  readonly doubles: number;
  readonly total: number;
  readonly most: number;
}

function choicesFor(layouts: readonly Layout[], { count, doubles, total, most }: Wish): Choice[] {
  const densest = densestFor(count, total);
  const lonely = Math.min(LONELY, most, count);
  const possible = layouts
    .filter(isForTeams)
    .filter((layout) => doubleCells(layout) <= doubles || doubles === count)
    .filter((layout) => doubles === 0 || holdsDoubles(layout))
    .filter((layout) => lends(layout, most));
  const inCompany = possible.filter((layout) => !isLonely(layout, { count, doubles }));
  return (inCompany.length > 0 ? inCompany : possible)
    .map((layout) => ({
      layout,
      units: Math.min(most, layout.stickers + doubleCells(layout)),
      cost:
        costOf(layout, densest) +
        Math.max(0, layout.stickers - most) * COST.lent +
        (layout.stickers < lonely ? COST.lonely : 0),
      breather: layout.role === 'breather',
      full: isFullHouse(layout),
    }))
    .sort((a, b) => b.units - a.units);
}

/** What a list may fill. */
function isForTeams({ stickers, role, by_hand }: Layout): boolean {
  return stickers > 0 && !by_hand && (role === 'team' || role === 'breather');
}

function costOf(layout: Layout, densest: number): number {
  return COST.spread + Math.max(0, layout.stickers - densest) * COST.tooDense;
}

/** Cells of a spread at most, by the size of album and chapter. */
function densestFor(count: number, total: number): number {
  if (total <= 24) return 12;
  return total > 200 && count > 18 ? 24 : 18;
}

/** Dense before airy; after two full houses something else. */
function arranged(choices: readonly Choice[], fullHousesBefore: number): Layout[] {
  const waiting = choices.toSorted((a, b) => b.units - a.units);
  const order: Layout[] = [];
  let row = fullHousesBefore;
  while (waiting.length > 0) {
    const open = row < MOST_IN_A_ROW ? 0 : separatorIn(waiting);
    const [choice] = waiting.splice(Math.max(0, open), 1);
    order.push(choice!.layout);
    row = choice!.full ? row + 1 : 0;
  }
  return order;
}

function separatorIn(choices: readonly Choice[]): number {
  const breather = choices.findIndex((choice) => choice.breather && !choice.full);
  return breather >= 0 ? breather : choices.findIndex((choice) => !choice.full);
}

function isFullHouse(layout: Layout): boolean {
  return layout.stickers >= FULL_HOUSE;
}

/** Whether at least one double finds a place: dealing always goes on. */
function holdsDoubles(layout: Layout): boolean {
  return fillLayout(layout, [{ doubleSticker: true }]).cells.length > 0;
}

function doubleCells(layout: Layout): number {
  return cellSlots(layout.slots).filter(({ kind }) => kind === 'double').length;
}
