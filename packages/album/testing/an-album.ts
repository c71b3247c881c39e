import {
  type AlbumDocument,
  type AlbumParts,
  createDocument,
  DEFAULT_COLORS,
  DEFAULT_FONTS,
  type ElementType,
  type ImageRecord,
  type NodeType,
  NODE_PROPS,
  orderBetween,
  type PropsOf,
  richText,
  type Sticker,
  type StoredNode,
} from '../src/index.ts';

/** Props of a node to build, with an id of its own where a test wants to name it. */
export type Given<Type extends NodeType> = Partial<PropsOf<Type>> & { id?: string };

/**
 * Builds an album in the order in which it is read: a section, a spread in it, elements on that spread. Starts as the
 * smallest album that holds (a front and a back cover, both in static sections); what is added lies between them.
 * Ids are counted: nodes n1, n2 …, stickers s1 …, images i1 …; the root is `root`, the covers `front`, `back`
 * (spreads) in `front-section`, `back-section`.
 *
 *     anAlbum().section('Team').spread().cell({ sticker: 'Ada' }).text('Hello').build()
 */
export function anAlbum(): AlbumBuilder {
  return new AlbumBuilder();
}

export class AlbumBuilder {
  readonly #nodes: Record<string, StoredNode> = {};
  readonly #stickers: Record<string, Sticker> = {};
  readonly #images: Record<string, ImageRecord> = {};
  readonly #lastOrder = new Map<string, string>();
  readonly #counts = { n: 0, s: 0, i: 0 };
  #colors: Record<string, string> = { ...DEFAULT_COLORS };
  #section = 'front-section';
  #parent = 'front';

  constructor() {
    this.#put('Root', null, { id: 'root' });
    this.#put('Section', 'root', { id: 'front-section', name: 'Cover', static: true });
    this.#put('Spread', 'front-section', { id: 'front' });
  }

  /** A chapter after the ones so far; the following spreads and stickers belong to it. */
  section(name = 'Team', given: Given<'Section'> = {}): this {
    this.#section = this.#put('Section', 'root', { name, ...given });
    return this;
  }

  spread(given: Given<'Spread'> = {}): this {
    this.#parent = this.#put('Spread', this.#section, given);
    return this;
  }

  spreads(count: number): this {
    for (let made = 0; made < count; made++) this.spread();
    return this;
  }

  /** Puts what follows onto a spread or group that is there already, by id; `front` is the front cover. */
  on(id: string): this {
    this.#parent = id;
    return this;
  }

  element<Type extends ElementType>(type: Type, given: Given<Type> = {}): this {
    this.#put(type, this.#parent, given);
    return this;
  }

  rectangle(given: Given<'Rectangle'> = {}): this {
    return this.element('Rectangle', given);
  }

  circle(given: Given<'Circle'> = {}): this {
    return this.element('Circle', given);
  }

  text(words = 'Text', given: Given<'Text'> = {}): this {
    return this.element('Text', { text: richText(words), ...given });
  }

  comment(text = 'Comment', given: Given<'Comment'> = {}): this {
    return this.element('Comment', { text, ...given });
  }

  /** A picture on the spread, with an image record of its own unless `image` names one. */
  picture(given: Given<'Image'> & { pixels?: [number, number]; face?: ImageRecord['details']['face'] } = {}): this {
    const { pixels, face, ...props } = given;
    const image = props.image === undefined ? this.#addImage('background', pixels, face) : props.image;
    return this.element('Image', { ...props, image });
  }

  /** A picture of the library that is not used yet. */
  image(given: Partial<ImageRecord> = {}, pixels?: [number, number]): this {
    const id = this.#addImage(given.model ?? 'background', pixels, undefined, given.id);
    this.#images[id] = { ...this.#images[id]!, ...given, id };
    return this;
  }

  /** A sticker of the current section that is not placed. */
  sticker(name = 'Ada', given: Partial<Sticker> & { photo?: [number, number] } = {}): this {
    this.#addSticker(name, given);
    return this;
  }

  /** An empty cell, or one with a sticker: `sticker` is the name of a new one, `stickerId` an existing one's id. */
  cell(given: Given<'StickerCell'> & { sticker?: string; photo?: [number, number] } = {}): this {
    const { sticker, photo, ...props } = given;
    const double = props.doubleSticker ?? false;
    const stickerId =
      sticker === undefined ? props.stickerId : this.#addSticker(sticker, { doubleSticker: double, photo });
    return this.element('StickerCell', { ...(double && { width: 100 }), ...props, stickerId: stickerId ?? null });
  }

  /** A group; `inside` adds its children. */
  group(inside: (album: this) => void, given: Given<'Group'> = {}): this {
    const outer = this.#parent;
    this.#parent = this.#put('Group', outer, given);
    inside(this);
    this.#parent = outer;
    return this;
  }

  colors(colors: Record<string, string>): this {
    this.#colors = { ...this.#colors, ...colors };
    return this;
  }

  /** The stored form. */
  parts(): AlbumParts {
    const nodes = { ...this.#nodes };
    const order = orderBetween(this.#lastOrder.get('root')!, null);
    nodes['back-section'] = {
      id: 'back-section',
      type: 'Section',
      parent: 'root',
      order,
      props: { name: 'Back', static: true },
    };
    nodes['back'] = { id: 'back', type: 'Spread', parent: 'back-section', order: 'V', props: {} };
    return {
      workspace: { root: 'root', nodes },
      stickers: { ...this.#stickers },
      colors: { ...this.#colors },
      fonts: { ...DEFAULT_FONTS },
      sticker_template_settings: { id: 'default', blank_enabled: true },
      images: { ...this.#images },
    };
  }

  build(): AlbumDocument {
    return createDocument(this.parts());
  }

  #put<Type extends NodeType>(type: Type, parent: string | null, given: Given<Type>): string {
    const { id = this.#count('n'), ...props } = given;
    this.#nodes[id] = {
      id,
      type,
      parent,
      order: this.#nextOrder(parent ?? ''),
      props: { ...NODE_PROPS[type].parse(props) },
    };
    return id;
  }

  #addSticker(name: string, { photo, ...given }: Partial<Sticker> & { photo?: [number, number] }): string {
    const id = given.id ?? this.#count('s');
    const image = photo ? this.#addImage('sticker', photo) : null;
    this.#stickers[id] = {
      position: '',
      doubleSticker: false,
      image,
      sectionId: this.#section,
      order: this.#nextOrder(`stickers of ${this.#section}`),
      createdAt: '',
      personId: '',
      leftList: false,
      cx: 0,
      cy: 0,
      cscale: 1,
      crotation: 0,
      stickerLayout: 'default',
      cellLayout: 'default',
      name,
      ...given,
      id,
    };
    return id;
  }

  #addImage(
    model: 'sticker' | 'background',
    [width, height]: [number, number] = [1000, 1400],
    face: ImageRecord['details']['face'] = null,
    id = this.#count('i'),
  ): string {
    this.#images[id] = {
      id,
      model,
      filename: `${id}.jpg`,
      blueprint_image: false,
      original_image_id: null,
      tags: [],
      meta: {},
      details: { width, height, face },
    };
    return id;
  }

  #count(letter: 'n' | 's' | 'i'): string {
    this.#counts[letter] += 1;
    return `${letter}${this.#counts[letter]}`;
  }

  #nextOrder(parent: string): string {
    const order = orderBetween(this.#lastOrder.get(parent) ?? null, null);
    this.#lastOrder.set(parent, order);
    return order;
  }
}
