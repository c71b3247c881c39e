import { ALBUM_FONTS, albumFont } from './catalogue.ts';

/** Families whose faces are in `document.fonts`, by the promise that their upright faces are loaded. */
const loading = new Map<string, Promise<void>>();
const listeners = new Set<() => void>();
const arrived = new Set<string>();
let loadedFamilies = 0;

export interface LoadOptions {
  /** Loads italics too. The screen leaves them to the browser, paper waits for every face. */
  readonly everything?: boolean;
}

/**
 * Makes families of the catalogue available and waits until their faces are there: 400 and 700, both subsets, so that a
 * later "ł" cannot change a line break. A family outside the catalogue is left alone. Throws when a file is missing.
 */
export async function loadFonts(families: Iterable<string>, { everything = false }: LoadOptions = {}): Promise<void> {
  await Promise.all([...new Set(families)].map((family) => loadFamily(family, everything)));
}

function loadFamily(family: string, everything: boolean): Promise<void> {
  const key = everything ? `${family} *` : family;
  const known = loading.get(key);
  if (known) return known;
  const started = fetchFamily(family, everything).catch((error: unknown) => {
    loading.delete(key);
    throw error;
  });
  loading.set(key, started);
  return started;
}

async function fetchFamily(family: string, everything: boolean): Promise<void> {
  const faces = await facesOf(family);
  if (faces.length === 0) return;
  await Promise.all(faces.filter((face) => everything || face.style === 'normal').map((face) => face.load()));
  loadedFamilies += 1;
  arrived.add(family);
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
  if (present.length > 0) return present;
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

/** Whether the upright faces of a family are there: before, its words have the widths of another one. */
export function hasArrived(family: string): boolean {
  return arrived.has(family);
}

/** For what measures text: changes whenever another family has arrived. Fits `useSyncExternalStore`. */
export const fontArrivals = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  count: (): number => loadedFamilies,
};
