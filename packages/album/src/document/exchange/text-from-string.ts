import { isSymbolKind } from '../../symbols/symbol-kinds.ts';
import { type Inline, type Paragraph, type RichText, richTextSchema } from '../rich-text.ts';
import { textFromBlocks } from './text-from-blocks.ts';

/**
 * The text of a string: plain lines, in which `{page-number}` and the other symbol kinds are automatic texts, as content
 * files write them; or the JSON of a text, as older clients put it on the clipboard (ours, or blocks of another editor,
 * of which words and styles are kept).
 */
export function textFromString(text: string): RichText {
  const parsed = jsonOf(text);
  if (parsed === undefined) return textFromWords(text);
  const own = richTextSchema.safeParse(parsed);
  return own.success ? own.data : textFromBlocks(parsed, inlinesOf);
}

/** The text of words that somebody wrote: all of them, with `{page-number}` and the like as automatic texts. */
export function textFromWords(words: string): RichText {
  return textFromLines(words.split(/\r\n|\r|\n/));
}

function textFromLines(lines: readonly string[]): RichText {
  const paragraphs = lines.map((line): Paragraph => ({ content: inlinesOf(line) }));
  return { paragraphs: paragraphs.length > 0 ? paragraphs : [{ content: [] }] };
}

/** One line: its words, and its automatic texts. */
export function inlinesOf(line: string): Inline[] {
  return line.split(/(\{[a-z-]+\})/).flatMap((piece): Inline[] => {
    const kind = /^\{(.+)\}$/.exec(piece)?.[1];
    if (isSymbolKind(kind)) return [{ symbol: kind }];
    return piece === '' ? [] : [{ text: piece }];
  });
}

/** What the string says as JSON; undefined when it is words. A lone figure is words too. */
function jsonOf(text: string): unknown {
  if (!/^\s*[[{"]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
