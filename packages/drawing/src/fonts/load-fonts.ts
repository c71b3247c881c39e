import { drawable, rareLetters } from '@figurina/album';
import { ALBUM_FONTS, albumFont } from './catalogue.ts';
import type { Unpack } from './fixed-weight.ts';
import type { RareFace } from './rare-files.ts';

/** Families whose faces are in `document.fonts`, by the promise that those are loaded; see `keyOf`. */
const loading = new Map<string, Promise<void>>();
const listeners = new Set<() => void>();
const arrived = new Set<string>();
/** By family: the letters beyond those of every family that it draws with what is loaded. */
const arrivedLetters = new Map<string, Set<string>>();
/** Those that are under way or there. */
const rareLoading = new Map<string, Promise<void>>();
/** What was loaded beside the families, as a PDF names it. */
const fallbacksLoaded = new Set<string>();
let loadedFamilies = 0;

/** A family that words are set in, whether some of them slant, and the words, where they may hold rare letters. */
export interface FontUse {
  readonly family: string;
  readonly italic?: boolean;
  readonly words?: string;
}

export interface LoadOptions {
  /** Loads the italics of all of them. */
  readonly everything?: boolean;
  /** For print, by what takes files apart there: every face is of one weight, since variable ones are printed as drawings. */
  readonly unpack?: Unpack | undefined;
}

/**
 * Makes families of the catalogue available and waits until their faces are there: 400 and 700, both Latin subsets, so that
 * a later "ł" cannot change a line break; italics where words slant; and whatever else draws the rare letters of the
 * words. A family outside the catalogue is left alone. Throws when a file is missing.
 */
export async function loadFonts(
  fonts: Iterable<string | FontUse>,
  { everything = false, unpack }: LoadOptions = {},
): Promise<void> {
  const wanted = new Map<string, { italics: boolean; letters: string }>();
  for (const font of fonts) {
    const { family, italic = false, words = '' } = typeof font === 'string' ? { family: font } : font;
    const { italics, letters } = wanted.get(family) ?? { italics: false, letters: '' };
    wanted.set(family, { italics: everything || italic || italics, letters: letters + lettersIn(words) });
  }
  await Promise.all(
    Array.from(wanted, async ([family, { italics, letters }]) => {
      await loadFamily(family, italics);
      await loadLetters(family, letters, { italics, unpack });
    }),
  );
}

/** What a text asks beyond the faces of every family: its rare letters, and emoji whole, since they are sequences. */
function lettersIn(words: string): string {
  if (rareLetters(words) === '') return '';
  const drawn = drawable(words);
  // Words may be set in capitals.
  return drawn + drawn.toLocaleUpperCase('de');
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
  arrived.add(family).add(keyOf(family, italics));
  tell();
}

function tell(): void {
  loadedFamilies += 1;
  for (const listener of listeners) listener();
}

async function loadLetters(
  family: string,
  words: string,
  { italics, unpack }: { readonly italics: boolean; readonly unpack: Unpack | undefined },
): Promise<void> {
  const font = albumFont(family);
  if (!font || words === '' || hasLetters({ family, italic: italics, words })) return;
  const { rareFaces } = await import('./rare-files.ts');
  await Promise.all((await rareFaces(font, words, italics)).map((face) => loadRare(face, unpack)));
  const keys = italics ? [keyOf(family, true), family] : [family];
  for (const key of keys) {
    const letters = arrivedLetters.get(key) ?? new Set();
    for (const letter of rareLetters(words)) letters.add(letter);
    arrivedLetters.set(key, letters);
  }
  tell();
}

function loadRare(face: RareFace, unpack: Unpack | undefined): Promise<void> {
  const key = `${face.family} ${face.weight} ${face.style} ${face.url}`;
  const known = rareLoading.get(key);
  if (known) return known;
  const started = fetchRare(face, unpack).catch((error: unknown) => {
    rareLoading.delete(key);
    throw error;
  });
  rareLoading.set(key, started);
  return started;
}

async function fetchRare(
  { family, font, url, weight, style, unicodeRange }: RareFace,
  unpack: Unpack | undefined,
): Promise<void> {
  const faces =
    unpack && weight === '100 900'
      ? await fixedFaces(family, url, { unicodeRange, unpack })
      : [new FontFace(family, `url("${url}") format("woff2")`, { weight, style, unicodeRange })];
  await Promise.all(faces.map((face) => face.load()));
  for (const face of faces) facesHere().add(face);
  fallbacksLoaded.add(font);
}

const WEIGHTS = [400, 700];

async function fixedFaces(
  family: string,
  url: string,
  { unicodeRange, unpack }: { readonly unicodeRange: string; readonly unpack: Unpack },
): Promise<FontFace[]> {
  const { fixedWeights } = await import('./fixed-weight.ts');
  const made = await fixedWeights(url, WEIGHTS, unpack);
  return made.map((file, index) => new FontFace(family, file, { weight: String(WEIGHTS[index]), unicodeRange }));
}

/** The fonts beside the album's own that letters on this page needed, as a PDF names them. */
export function fallbackFonts(): string[] {
  return [...fallbacksLoaded];
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
export function hasArrived(use: FontUse): boolean {
  const { family, italic = false } = use;
  return arrived.has(keyOf(family, italic)) && hasLetters(use);
}

function hasLetters({ family, italic = false, words = '' }: FontUse): boolean {
  const letters = rareLetters(lettersIn(words));
  if (letters === '') return true;
  const there = arrivedLetters.get(keyOf(family, italic));
  return there !== undefined && Array.from(letters).every((letter) => there.has(letter));
}

/** For what measures text: changes whenever another family has arrived. Fits `useSyncExternalStore`. */
export const fontArrivals = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  count: (): number => loadedFamilies,
};
