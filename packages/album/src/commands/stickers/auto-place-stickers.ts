import type { AlbumDocument } from '../../document/album.ts';
import type { MakeId, NodeId, StickerId } from '../../document/ids.ts';
import { Said } from '../../document/said.ts';
import type { Sticker } from '../../document/sticker.ts';
import { usableLayouts } from '../../layouts/fitting-layouts.ts';
import type { Layout } from '../../layouts/layout.ts';
import { spreadsForAll } from '../../layouts/layout-of-spread.ts';
import { furnished } from '../../layouts/furnished.ts';
import { dealSpreads } from '../../layouts/plan-spreads.ts';
import type { Operation, Patch } from '../../patch/patch.ts';
import { isPlaced, stickersOfSection } from '../../stickers/placed-stickers.ts';
import { freeCellsOfSpread, type Cell } from '../cells.ts';
import { ordersIn } from '../command.ts';
import { linked } from './place-sticker.ts';
import { spreadFromLayout } from '../layouts/spread-from-layout.ts';
import { isStatic } from '../tree.ts';

export interface AutoPlace {
  /** These stickers only; all unplaced ones when absent. */
  readonly stickerIds?: readonly StickerId[];
  /** This chapter only. */
  readonly sectionId?: NodeId;
  /** Adds spreads for those who find no empty cell; otherwise they stay unplaced. */
  readonly addSpreads: boolean;
  readonly layouts?: readonly Layout[];
  readonly makeId: MakeId;
}

export interface AutoPlacing {
  readonly patch: Patch;
  readonly placed: number;
  /** Stickers that found no cell, in the order of their chapters. Empty with `addSpreads`. */
  readonly left: readonly StickerId[];
  /** Spreads that were added, or would have to be for those who are left. */
  readonly spreads: number;
}

/**
 * Places unplaced stickers in the empty cells of their chapters in reading order, a double in a double cell. A cell that
 * names a section takes stickers of that section only, wherever it stands. For the rest fitting spreads are added at the
 * end of the chapter, or counted.
 */
export function autoPlaceStickers(document: AlbumDocument, input: AutoPlace): AutoPlacing {
  const wanted = input.stickerIds && new Set<string>(input.stickerIds);
  const patch: Operation[] = [];
  const left: StickerId[] = [];
  let [placed, spreads] = [0, 0];
  const cells = freeCellsBySection(document, input.layouts);
  const said = Said.by(document);
  for (const section of document.childIds(document.rootId)) {
    if (input.sectionId !== undefined && input.sectionId !== section) continue;
    const waiting = stickersOfSection(document, section).filter(
      ({ id }) => !isPlaced(document, id as StickerId) && (wanted?.has(id) ?? true),
    );
    const { filled, rest } = fill(cells.get(section) ?? [], waiting);
    patch.push(...filled.operations);
    placed += filled.count;
    const dealt = dealSpreads(rest, usableLayouts(input.layouts), { total: document.stickers.size });
    spreads += dealt.length;
    if (!input.addSpreads || isStatic(document, section)) {
      left.push(...rest.map(({ id }) => id as StickerId));
      continue;
    }
    const { orders, room } = ordersIn(document, section, dealt.length, input.makeId);
    patch.push(...room);
    for (const [index, spread] of dealt.entries()) {
      const shown = spread.cells.map(({ slot, sticker }) => ({ slot, stickerId: sticker.id }));
      const layout = furnished(spread);
      const made = { document, section, order: orders[index]!, layout, cells: shown, said, makeId: input.makeId };
      patch.push(...spreadFromLayout(made).patch);
    }
    placed += rest.length;
  }
  return { patch, placed, left, spreads };
}

function freeCellsBySection(document: AlbumDocument, layouts?: readonly Layout[]): Map<string, Cell[]> {
  const free = new Map<string, Cell[]>();
  for (const section of document.childIds(document.rootId)) {
    for (const cell of spreadsForAll(document, section, layouts).flatMap((spread) =>
      freeCellsOfSpread(document, spread),
    )) {
      const owner = cell.props.sectionId ?? section;
      free.set(owner, [...(free.get(owner) ?? []), cell]);
    }
  }
  return free;
}

function fill(cells: readonly Cell[], stickers: readonly Sticker[]) {
  const rest = [...stickers];
  const operations: Operation[] = [];
  let count = 0;
  for (const cell of cells) {
    const next = rest.findIndex((sticker) => sticker.doubleSticker === cell.props.doubleSticker);
    if (next < 0) continue;
    const [sticker] = rest.splice(next, 1);
    operations.push(...linked(cell, sticker!));
    count += 1;
  }
  return { filled: { operations, count }, rest };
}
