import { spreadOrder } from '../print/page-size.ts';
import type { AlbumDocument } from './album.ts';
import type { NodeId } from './ids.ts';
import { plainText, type RichText } from './rich-text.ts';

/**
 * What an album says and shows already: its words, its drawings, the layouts that its spreads were made of. Read once, and
 * kept up while spreads are added, so that nothing comes twice.
 */
export class Said {
  readonly #words = new Map<string, number>();
  readonly #pictures = new Map<string, { readonly times: number; readonly last: number }>();
  readonly #layouts = new Map<string, number>();
  #shown = 0;

  /** `without`: spreads that are about to go. */
  static by(document: AlbumDocument, without: readonly NodeId[] = []): Said {
    const said = new Said();
    for (const spread of spreadOrder(document)) if (!without.includes(spread)) said.#readBelow(document, spread);
    return said;
  }

  says(text: RichText): boolean {
    return (this.#words.get(wordsKey(text)) ?? 0) > 0;
  }

  say(text: RichText): void {
    count(this.#words, wordsKey(text), 1);
  }

  unsay(text: RichText): void {
    count(this.#words, wordsKey(text), -1);
  }

  /** Of drawings that would do as well, the one that was shown least, of these the one seen longest ago; the first of them. */
  leastShown(images: readonly string[]): string | undefined {
    const timesOf = (image: string): number => this.#pictures.get(image)?.times ?? 0;
    const least = Math.min(...images.map(timesOf));
    const seldom = images.filter((image) => timesOf(image) === least);
    return leastOf(seldom, (image) => this.#pictures.get(image)?.last ?? 0);
  }

  show(image: string): void {
    const times = (this.#pictures.get(image)?.times ?? 0) + 1;
    this.#shown += 1;
    this.#pictures.set(image, { times, last: this.#shown });
  }

  /** How many spreads were made of a layout. */
  made(layout: string): number {
    return this.#layouts.get(layout) ?? 0;
  }

  make(layout: string): void {
    count(this.#layouts, layout, 1);
  }

  #readBelow(document: AlbumDocument, id: NodeId): void {
    const { type, props } = document.nodes.get(id)!;
    if (type === 'Text') this.say(props.text);
    else if (type === 'Image' && props.image !== null) this.show(props.image);
    else if (type === 'Spread' && props.layout !== null) this.make(props.layout);
    for (const child of document.childIds(id)) this.#readBelow(document, child);
  }
}

/** The first of those with the lowest rank. */
export function leastOf<Item>(items: readonly Item[], rank: (item: Item) => number): Item | undefined {
  const least = Math.min(...items.map(rank));
  return items.find((item) => rank(item) === least);
}

/** Words are the same however they are broken into lines and set. */
function wordsKey(text: RichText): string {
  return plainText(text).replaceAll('\u00AD', '').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

function count(counts: Map<string, number>, key: string, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}
