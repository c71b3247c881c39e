import { ALBUM_FONTS, albumFont } from './catalogue.ts';

/** Families whose faces are in `document.fonts`, by the promise that those are loaded; see `keyOf`. */
const loading = new Map<string, Promise<void>>();
const listeners = new Set<() => void>();
const arrived = new Set<string>();
let loadedFamilies = 0;

/** A family that words are set in, and whether some of them slant. */
export interface FontUse {
  readonly family: string;
  readonly italic?: boolean;
}

export interface LoadOptions {
  /** Loads the italics of all of them. */
  readonly everything?: boolean;
}

/**
 * Makes families of the catalogue available and waits until their faces are there: 400 and 700, both subsets, so that a
 * later "ł" cannot change a line break; italics where words slant. A family outside the catalogue is left alone. Throws
 * when a file is missing.
 */
export async function loadFonts(
  fonts: Iterable<string | FontUse>,
  { everything = false }: LoadOptions = {},
): Promise<void> {
  const wanted = new Map<string, boolean>();
  for (const font of fonts) {
    const { family, italic = false } = typeof font === 'string' ? { family: font } : font;
    wanted.set(family, everything || italic || (wanted.get(family) ?? false));
  }
  await Promise.all(Array.from(wanted, ([family, italics]) => loadFamily(family, italics)));
}

/** How the faces of a family are known, with its italics or without. */
const keyOf = (family: string, italics: boolean): string => (italics ? `${family} *` : family);

function loadFamily(family: string, italics: boolean): Promise<void> {
  const key = keyOf(family, italics);
  const known = loading.get(key);
  if (known) return known;
  const started = fetchFamily(family, italics).catch((error: unknown) => {
    loading.delete(key);
    throw error;
  });
  loading.set(key, started);
  return started;
}

async function fetchFamily(family: string, italics: boolean): Promise<void> {
  const faces = await facesOf(family);
  if (faces.length === 0) return;
  await Promise.all(faces.filter((face) => italics || face.style === 'normal').map((face) => face.load()));
  loadedFamilies += 1;
  arrived.add(family).add(keyOf(family, italics));
  for (const listener of listeners) listener();
}

/** Of the page, or of the worker that this runs in. */
function facesHere(): FontFaceSet {
  return 'document' in globalThis ? document.fonts : (globalThis as unknown as { fonts: FontFaceSet }).fonts;
}

/** The faces of a family in `document.fonts`, put there when they are not yet: the browser fetches one when it is used. */
async function facesOf(family: string): Promise<FontFace[]> {
  const font = albumFont(family);
  if (!font) return [];
  const { filesOf } = await import('./font-files.ts');
  const present = [...facesHere()].filter((face) => face.family.replaceAll('"', '') === family);
  if (present.length > 0 && present.every(({ status }) => status !== 'error')) return present;
  // A face that could not be fetched never tries again: its family begins anew.
  for (const face of present) facesHere().delete(face);
  const faces = filesOf(font).map(
    ({ url, weight, style, unicodeRange }) =>
      new FontFace(family, `url("${url}") format("woff2")`, { weight, style, unicodeRange }),
  );
  for (const face of faces) facesHere().add(face);
  return faces;
}

let offered: Promise<unknown> | null = null;

/** Lets every family of the catalogue be shown, in a list of fonts: of each only the face that is seen is fetched. */
export async function offerFonts(): Promise<void> {
  await (offered ??= Promise.all(ALBUM_FONTS.map(({ family }) => facesOf(family))));
}

/** Whether the faces that words are set in are there: before, they have the widths of another one. */
export function hasArrived({ family, italic = false }: FontUse): boolean {
  return arrived.has(keyOf(family, italic));
}

/** For what measures text: changes whenever another family has arrived. Fits `useSyncExternalStore`. */
export const fontArrivals = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  count: (): number => loadedFamilies,
};
