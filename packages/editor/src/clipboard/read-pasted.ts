import {
  type Clipboard,
  CLIPBOARD_FORMAT,
  CLIPBOARD_MAX,
  plainText,
  readClipboard,
  type RichText,
} from '@figurina/album';
import type { ExchangeNode } from '@figurina/album';
import { readCells } from './read-cells.ts';

/** What the browser hands over on a paste. */
export interface PasteData {
  readonly text: string;
  /** Whether `text/html` holds a table: one column of cells has no tabs to tell. */
  readonly isTable: boolean;
  /** How many pictures there are. */
  readonly pictures: number;
  /** Pasted as plain text. */
  readonly plain: boolean;
}

export type Pasted =
  | Extract<Clipboard, { ok: true }>
  | { readonly ok: true; readonly cells: readonly (readonly string[])[] }
  | { readonly ok: true; readonly words: string }
  /** Words with the format that they had where they come from. */
  | { readonly ok: true; readonly text: RichText }
  | { readonly ok: true; readonly pictures: number }
  /** Nothing to do; `wrong_format` and `too_large` are worth a line in the log, or a word. */
  | { readonly ok: false; readonly code: 'nothing' | 'wrong_format' | 'too_large' };

const NOTHING: Pasted = { ok: false, code: 'nothing' };

/**
 * Reads the clipboard: elements of an editor, cells of a spreadsheet, words, or pictures, in that order, since a
 * spreadsheet hands over a picture of its cells too. JSON of another kind is refused, broken JSON ignored (specification,
 * section 5), so that a picture beside it is taken.
 */
export function readPasted({ text, isTable, pictures, plain }: PasteData): Pasted {
  if (text.trim() === '') return orPictures(pictures);
  if (text.length > CLIPBOARD_MAX.characters) return { ok: false, code: 'too_large' };
  if (/^\s*\{/.test(text)) {
    const read = readClipboard(text);
    if (read.ok && read.elements.length === 0) return NOTHING;
    if (read.ok) return plain ? wordsOf(read.elements) : read;
    if (read.code === 'not_json') return looksBroken(text) ? orPictures(pictures) : { ok: true, words: text };
    return { ok: false, code: read.code };
  }
  if (isBrokenList(text)) return orPictures(pictures);
  if (isListOfObjects(text)) return { ok: false, code: 'wrong_format' };
  if (plain) return { ok: true, words: text };
  const cells = isTable ? (readCells(text) ?? text.split(/\r\n|\r|\n/).map((line) => [line])) : readCells(text);
  return cells ? { ok: true, cells } : { ok: true, words: text };
}

const orPictures = (pictures: number): Pasted => (pictures > 0 ? { ok: true, pictures } : NOTHING);

/** `{page-number}` and words in braces are words; what begins like JSON and is none is ignored. */
function looksBroken(text: string): boolean {
  return /^\s*\{\s*["}]/.test(text) || text.includes(FORMAT_NAME);
}
const FORMAT_NAME = CLIPBOARD_FORMAT.split('/')[0]!;

/** A list of objects that was cut off or mangled. */
function isBrokenList(text: string): boolean {
  if (!/^\s*\[\s*\{\s*"/.test(text)) return false;
  try {
    JSON.parse(text);
    return false;
  } catch {
    return true;
  }
}

/** JSON of something else; a list of figures, or words in brackets, are words. */
function isListOfObjects(text: string): boolean {
  if (!/^\s*\[\s*\{/.test(text)) return false;
  try {
    return Array.isArray(JSON.parse(text));
  } catch {
    return false;
  }
}

function wordsOf(elements: readonly ExchangeNode[]): Pasted {
  const words = elements.flatMap(wordsIn).join('\n');
  return words === '' ? NOTHING : { ok: true, words };
}

function wordsIn({ type, props, children }: ExchangeNode): string[] {
  const own = type === 'Text' && props['text'] ? [plainText(props['text'] as RichText)] : [];
  return [...own, ...children.flatMap(wordsIn)];
}
