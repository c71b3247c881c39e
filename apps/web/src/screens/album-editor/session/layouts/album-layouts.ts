/** The layouts that an album may use, and how people choose among them. */
import {
  GENERAL_LAYOUTS,
  type Layout,
  layoutKind,
  type LayoutKind,
  type NodeId,
  stickersOfSection,
  type Sticker,
} from '@figurina/album';
import type { EditorStore } from '@figurina/editor';
import type { Translate } from '@figurina/locales';
import type { OpenAlbumFacts } from '../album/album-facts.ts';
import type { MetaSource } from '../connection/meta-source.ts';

/** Choices of how many stickers a layout has; `null` for no upper end. */
export const COUNT_FILTERS = [
  { key: 'all', from: 0, to: null },
  { key: '0', from: 0, to: 0 },
  { key: '1-3', from: 1, to: 3 },
  { key: '4-6', from: 4, to: 6 },
  { key: '7-9', from: 7, to: 9 },
  { key: '10-12', from: 10, to: 12 },
  { key: '13-18', from: 13, to: 18 },
  { key: '19+', from: 19, to: null },
] as const;
export type CountFilter = (typeof COUNT_FILTERS)[number];

/** What layouts are wanted: by the number of their stickers and by what they live from. */
export interface LayoutFilter {
  readonly count: CountFilter;
  readonly kind: LayoutKind | 'all';
}
export const NO_FILTER: LayoutFilter = { count: COUNT_FILTERS[0], kind: 'all' };

export function hasCount({ stickers }: Layout, { from, to }: CountFilter): boolean {
  return stickers >= from && (to === null || stickers <= to);
}

export function fitsFilter(layout: Layout, { count, kind }: LayoutFilter): boolean {
  return hasCount(layout, count) && (kind === 'all' || layoutKind(layout) === kind);
}

/** Paper and nothing on it, for a new spread. */
export const BLANK_LAYOUT: Layout = {
  id: 'blank',
  role: 'picture',
  by_hand: false,
  title: {},
  stickers: 0,
  spread: {},
  slots: [],
};

/** Whoever knows those of the album's blueprint: asked once for each open album. */
interface Blueprint {
  layouts(): Promise<readonly Layout[]>;
}

const loads = new WeakMap<Blueprint, Promise<readonly Layout[]>>();

export function blueprintLayouts(session: Blueprint): Promise<readonly Layout[]> {
  const known = loads.get(session);
  if (known) return known;
  const load = session.layouts();
  loads.set(session, load);
  return load;
}

/** Those of the blueprint and the product, the former first. */
export async function designedLayouts(session: Blueprint): Promise<readonly Layout[]> {
  return [...(await blueprintLayouts(session)), ...GENERAL_LAYOUTS];
}

interface Names {
  readonly meta: MetaSource;
  readonly t: Translate;
}

/** In the language of the interface, else of the album; built-in ones are named by the catalogues. */
export function layoutName(session: Names, locale: string, { id, title }: Layout): string {
  const titles: Readonly<Record<string, string | undefined>> = title;
  return titles[locale] ?? titles[session.meta.get().language] ?? builtInName(session, id);
}

function builtInName({ t }: Names, id: string): string {
  try {
    return t(`editor.layout.${id}` as never);
  } catch {
    return id;
  }
}

interface People {
  readonly store: EditorStore;
  readonly facts: OpenAlbumFacts;
}

/** The people of a chapter, those without a place first: who a layout is shown with. */
export function peopleToShow({ store, facts }: People, sectionId: NodeId | null): Sticker[] {
  const { document } = store;
  const numbers = facts.album.get().stickerNumbers;
  const own = sectionId ? stickersOfSection(document, sectionId) : [];
  const waiting = own.filter(({ id }) => numbers(id).length === 0);
  const placed = own.filter(({ id }) => numbers(id).length > 0);
  const others = own.length < MOST ? [...document.stickers.values()].filter((one) => one.sectionId !== sectionId) : [];
  return [...waiting, ...placed, ...others].slice(0, MOST);
}

/** The customer's own pictures: what frames are shown with. */
export function picturesToShow({ store }: Pick<People, 'store'>): string[] {
  const { images } = store.document;
  return [...images.values()]
    .filter(({ model, blueprint_image }) => model === 'background' && !blueprint_image)
    .map(({ id }) => id);
}

/** More than any layout has cells. */
const MOST = 24;

/** Those who have no place yet: of this chapter, else of all. */
export function unplacedPeople({ store, facts }: People, sectionId: NodeId | null): Sticker[] {
  const numbers = facts.album.get().stickerNumbers;
  const own = sectionId ? stickersOfSection(store.document, sectionId) : [];
  return own.filter(({ id }) => numbers(id).length === 0);
}
