import { Draft } from '../commands/draft.ts';
import { createNode, createSticker } from '../commands/command.ts';
import type { AlbumDocument } from '../document/album.ts';
import type { FontEntry } from '../document/fonts.ts';
import type { ImageId, NodeId, StickerId } from '../document/ids.ts';
import type { ImageRecord } from '../document/image.ts';
import type { AlbumNode } from '../document/nodes/node.ts';
import { paletteIndexes } from '../document/palette-uses.ts';
import type { Sticker } from '../document/sticker.ts';
import type { Operation } from '../patch/patch.ts';
import { fontsOf } from '../rules/content-rules.ts';

/** Where records come back from: a point of the history, or what was deleted. */
export interface RecordSource {
  image(id: string): ImageRecord | undefined;
  color(index: string): string | undefined;
  font(key: string): FontEntry | undefined;
}

export function sourceOf({ images, colors, fonts }: Pick<AlbumDocument, 'images' | 'colors' | 'fonts'>): RecordSource {
  return {
    image: (id) => images.get(id as ImageId),
    color: (index) => colors.get(index),
    font: (key) => fonts.get(key),
  };
}

/**
 * Puts records of another time into a document, on a draft of it: with the pictures, colours and fonts that they need,
 * and without a reference to what is no longer there or belongs to somebody else by now.
 */
export class Comeback {
  readonly draft: Draft;
  readonly #source: RecordSource;

  constructor(current: AlbumDocument, source: RecordSource) {
    this.draft = new Draft(current);
    this.#source = source;
  }

  get document(): AlbumDocument {
    return this.draft.document;
  }

  /** The picture, back in the library if need be; null when nobody has it any more. */
  image(id: string | null): string | null {
    if (id === null || this.document.images.has(id as ImageId)) return id;
    const image = this.#source.image(id);
    if (!image) return null;
    this.draft.apply([{ part: 'images', path: id, value: image as never }]);
    return id;
  }

  node(node: AlbumNode): void {
    this.draft.apply([createNode({ ...node, props: this.fitted(node) })]);
  }

  /** The props of a node that is to stand in the draft under this id. */
  fitted(node: AlbumNode): AlbumNode['props'] {
    const { image, stickerId, sectionId } = node.props as Record<string, unknown>;
    for (const index of paletteIndexes(node)) this.#color(String(index));
    if (node.type === 'Text') for (const font of fontsOf(node.props)) this.#font(font);
    return {
      ...node.props,
      ...(typeof image === 'string' && { image: this.image(image) }),
      ...(typeof stickerId === 'string' && { stickerId: this.#isFree(stickerId, node) ? stickerId : null }),
      ...(typeof sectionId === 'string' && { sectionId: this.#isSection(sectionId) ? sectionId : null }),
    };
  }

  sticker(sticker: Sticker): void {
    const made = this.fittedSticker(sticker);
    if (made) this.draft.apply([createSticker(made)]);
  }

  /** In another chapter when its own is gone; null where there is no chapter to be in. */
  fittedSticker(sticker: Sticker): Sticker | null {
    const left = () => this.anyChapter() ?? this.document.childIds(this.document.rootId)[0] ?? null;
    const sectionId = this.#isSection(sticker.sectionId) ? sticker.sectionId : left();
    return sectionId === null ? null : { ...sticker, image: this.image(sticker.image), sectionId };
  }

  /** A chapter that takes in what has lost its own: the last one that is not static. */
  anyChapter(): NodeId | null {
    const { document } = this;
    const isChapter = (id: NodeId): boolean => {
      const node = document.nodes.get(id);
      return node?.type === 'Section' && !node.props.static;
    };
    return document.childIds(document.rootId).findLast(isChapter) ?? null;
  }

  /** A sticker lies in one cell at most, and who has placed it elsewhere meanwhile keeps it there. */
  #isFree(stickerId: string, { id, type }: AlbumNode): boolean {
    if (!this.document.stickers.has(stickerId as StickerId)) return false;
    if (type !== 'StickerCell') return true;
    return [...this.document.nodesUsing('sticker', stickerId)].every(
      (other) => other === id || this.document.nodes.get(other)?.type !== 'StickerCell',
    );
  }

  #isSection(id: string): boolean {
    return this.document.nodes.get(id as NodeId)?.type === 'Section';
  }

  #color(index: string): void {
    const value = this.#source.color(index);
    if (value !== undefined && !this.document.colors.has(index)) this.#write('colors', index, value);
  }

  #font(key: string): void {
    const value = this.#source.font(key);
    if (value !== undefined && !this.document.fonts.has(key)) this.#write('fonts', key, value);
  }

  #write(part: 'colors' | 'fonts', path: string, value: unknown): void {
    this.draft.apply([{ part, path, value } as Operation]);
  }
}
