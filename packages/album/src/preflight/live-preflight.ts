import { elementsBelow, findingsOfSpread } from './node-findings.ts';
import { spreadOfNode } from '../commands/tree.ts';
import type { AlbumDocument } from '../document/album.ts';
import type { NodeId, StickerId } from '../document/ids.ts';
import type { AlbumNode } from '../document/nodes/node.ts';
import type { Sticker } from '../document/sticker.ts';
import { type MeasuredHeights, NOTHING_MEASURED } from '../geometry/measured.ts';
import type { TouchedRecord } from '../patch/path.ts';
import { spreadOrder } from '../print/page-size.ts';
import { dangerZone } from './danger-zone.ts';
import type { Finding } from './finding.ts';
import { albumFindings, inOrder } from './preflight.ts';
import { allOfSticker } from './sticker-findings.ts';

/** A record that changed: as it was before, and as it is now. */
export interface ChangedRecord extends TouchedRecord {
  readonly before: unknown;
  readonly after: unknown;
}

/** So many stickers are judged in one step. */
const STICKERS_A_STEP = 100;

/**
 * The preflight of an open album, kept up to date: after a change only the spreads and stickers that it touched are judged
 * again, a step at a time. When nothing is due it says what `preflight(document, 'order', measured)` says.
 */
export class LivePreflight {
  readonly #document: AlbumDocument;
  readonly #measured: MeasuredHeights;
  readonly #ofSpread = new Map<NodeId, readonly Finding[]>();
  readonly #ofSticker = new Map<StickerId, readonly Finding[]>();
  readonly #dueSpreads = new Set<NodeId>();
  readonly #dueStickers = new Set<StickerId>();
  #places = new Map<NodeId, number>();
  #all: readonly Finding[] | null = null;

  constructor(document: AlbumDocument, measured: MeasuredHeights = NOTHING_MEASURED) {
    this.#document = document;
    this.#measured = measured;
    this.#order();
    for (const id of document.stickers.keys()) this.#dueStickers.add(id);
  }

  get isDue(): boolean {
    return this.#dueSpreads.size + this.#dueStickers.size > 0;
  }

  /** Hears what was changed; cheap, since nothing is judged here. */
  changed(records: Iterable<ChangedRecord>): void {
    const { nodes, stickers } = this.#document;
    let isOrder = false;
    for (const { table, id, before, after } of records) {
      if (table === 'colors') isOrder = true;
      if (table === 'stickers') this.#stickerChanged(id as StickerId, before, after);
      if (table === 'images') {
        for (const node of this.#document.nodesUsing('image', id)) this.#nodeChanged(node);
        for (const sticker of this.#document.stickersUsing('image', id)) this.#dueStickers.add(sticker);
      }
      if (table !== 'nodes') continue;
      for (const node of [before, after] as (AlbumNode | undefined)[]) {
        if (node?.type === 'Spread' || node?.type === 'Section') isOrder = true;
        if (node?.type === 'StickerCell' && node.props.stickerId !== null)
          this.#dueStickers.add(node.props.stickerId as StickerId);
        if (node?.parent) this.#nodeChanged(node.parent);
      }
      if (nodes.has(id as NodeId)) this.#nodeChanged(id as NodeId);
    }
    for (const id of this.#dueStickers)
      if (!stickers.has(id)) {
        this.#dueStickers.delete(id);
        this.#ofSticker.delete(id);
      }
    // Where a page stands decides about its margins; a colour may be that of any letter.
    if (isOrder) this.#order();
    this.#all = null;
  }

  /** Judges a spread or some stickers. */
  step(): void {
    const [spread] = this.#dueSpreads;
    if (spread !== undefined) this.#judge(spread);
    else
      for (const id of [...this.#dueStickers].slice(0, STICKERS_A_STEP)) {
        this.#dueStickers.delete(id);
        this.#ofSticker.set(id, allOfSticker(this.#document, this.#document.stickers.get(id)!, 'order'));
      }
    this.#all = null;
  }

  /** What is known by now: errors first, each kind from the first page to the last. */
  findings(): readonly Finding[] {
    this.#all ??= inOrder([
      ...albumFindings(this.#document, 'order'),
      ...[...this.#document.stickers.keys()].flatMap((id) => this.#ofSticker.get(id) ?? []),
      ...[...this.#places.keys()].flatMap((id) => this.#ofSpread.get(id) ?? []),
    ]);
    return this.#all;
  }

  #judge(spread: NodeId): void {
    this.#dueSpreads.delete(spread);
    const zone = dangerZone(this.#places.get(spread)!, this.#places.size);
    this.#ofSpread.set(spread, findingsOfSpread(this.#document, { spread, zone }, 'order', this.#measured));
    // What is hidden, scaled or moved around a cell changes what is found of its sticker.
    for (const node of elementsBelow(this.#document, spread))
      if (node.type === 'StickerCell' && this.#document.stickers.has(node.props.stickerId as StickerId))
        this.#dueStickers.add(node.props.stickerId as StickerId);
  }

  #order(): void {
    this.#places = new Map(spreadOrder(this.#document).map((id, index) => [id, index]));
    for (const id of this.#ofSpread.keys()) if (!this.#places.has(id)) this.#ofSpread.delete(id);
    for (const id of this.#dueSpreads) if (!this.#places.has(id)) this.#dueSpreads.delete(id);
    for (const id of this.#places.keys()) this.#dueSpreads.add(id);
  }

  #nodeChanged(id: NodeId): void {
    const spread = spreadOfNode(this.#document, id);
    if (spread !== null && this.#places.has(spread)) this.#dueSpreads.add(spread);
  }

  #stickerChanged(id: StickerId, before: unknown, after: unknown): void {
    this.#dueStickers.add(id);
    this.#ofSticker.delete(id);
    // Others with the same photo.
    for (const sticker of [before, after] as (Sticker | undefined)[])
      if (sticker?.image)
        for (const other of this.#document.stickersUsing('image', sticker.image)) this.#dueStickers.add(other);
  }
}
