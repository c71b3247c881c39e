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
import { useEffect, useMemo, useState } from 'react';
import type { EditorSession } from '../editor-session.ts';
import { useEditor } from '../editor-context.ts';
import { useOwnLayouts } from './own-layouts.ts';

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

/** Where layouts come from: saved by somebody, the album's blueprint, or the product. */
export interface LayoutGroup {
  readonly from: 'own' | 'blueprint' | 'general';
  readonly layouts: readonly Layout[];
}

/** Paper and nothing on it, for a new spread. */
export const BLANK_LAYOUT: Layout = { id: 'blank', role: 'picture', title: {}, stickers: 0, spread: {}, slots: [] };

const loads = new WeakMap<EditorSession, Promise<readonly Layout[]>>();

function blueprintLayouts(session: EditorSession): Promise<readonly Layout[]> {
  const known = loads.get(session);
  if (known) return known;
  const load = session.layouts();
  loads.set(session, load);
  return load;
}

/** Those of the blueprint and the product, the former first. */
export async function designedLayouts(session: EditorSession): Promise<readonly Layout[]> {
  return [...(await blueprintLayouts(session)), ...GENERAL_LAYOUTS];
}

/** All layouts that an album may use, those made for it first. Null while they are loaded. */
export function useLayoutGroups(): readonly LayoutGroup[] | null {
  const session = useEditor();
  const own = useOwnLayouts();
  const [blueprint, setBlueprint] = useState<readonly Layout[] | null>(null);
  useEffect(() => {
    let gone = false;
    async function load(): Promise<void> {
      const layouts = await blueprintLayouts(session);
      if (!gone) setBlueprint(layouts);
    }
    void load();
    return () => {
      gone = true;
    };
  }, [session]);
  return useMemo(() => {
    if (!blueprint) return null;
    const groups: LayoutGroup[] = [
      { from: 'own', layouts: own.map(({ layout }) => layout) },
      { from: 'blueprint', layouts: blueprint },
      { from: 'general', layouts: GENERAL_LAYOUTS },
    ];
    return groups.filter(({ from, layouts }) => from === 'own' || layouts.length > 0);
  }, [own, blueprint]);
}

/** The same as one list. */
export function layoutsOf(groups: readonly LayoutGroup[] | null): readonly Layout[] {
  return groups?.flatMap(({ layouts }) => layouts) ?? [];
}

/** In the language of the interface, else of the album; built-in ones are named by the catalogues. */
export function layoutName(session: EditorSession, locale: string, { id, title }: Layout): string {
  const titles: Readonly<Record<string, string | undefined>> = title;
  return titles[locale] ?? titles[session.meta.get().language] ?? builtInName(session, id);
}

function builtInName(session: EditorSession, id: string): string {
  try {
    return session.t(`editor.layout.${id}` as never);
  } catch {
    return id;
  }
}

/** The people of a chapter, those without a place first: who a layout is shown with. */
export function peopleToShow({ store, facts }: EditorSession, sectionId: NodeId | null): Sticker[] {
  const { document } = store;
  const numbers = facts.album.get().stickerNumbers;
  const own = sectionId ? stickersOfSection(document, sectionId) : [];
  const waiting = own.filter(({ id }) => numbers(id).length === 0);
  const placed = own.filter(({ id }) => numbers(id).length > 0);
  const others = own.length < MOST ? [...document.stickers.values()].filter((one) => one.sectionId !== sectionId) : [];
  return [...waiting, ...placed, ...others].slice(0, MOST);
}

/** The customer's own pictures: what frames are shown with. */
export function picturesToShow({ store }: EditorSession): string[] {
  const { images } = store.document;
  return [...images.values()]
    .filter(({ model, blueprint_image }) => model === 'background' && !blueprint_image)
    .map(({ id }) => id);
}

/** More than any layout has cells. */
const MOST = 24;

/** Those who have no place yet: of this chapter, else of all. */
export function unplacedPeople({ store, facts }: EditorSession, sectionId: NodeId | null): Sticker[] {
  const numbers = facts.album.get().stickerNumbers;
  const own = sectionId ? stickersOfSection(store.document, sectionId) : [];
  return own.filter(({ id }) => numbers(id).length === 0);
}
