/** The text of another editor's JSON: a list of blocks, each with a `text` or with children that have one. */
import { isRecord } from '../check-record.ts';
import type { Inline, Paragraph, RichText } from '../rich-text.ts';
import { layoutOf, type Marks, marksOf } from './older-styles.ts';

type ReadWords = (words: string) => readonly Inline[];
/** Deeper than any text; what is nested further is not read. */
const DEEPEST = 50;

type Block = Readonly<Record<string, unknown>>;

/** `read` makes inlines of words; each takes the marks of what it stands in. */
export function textFromBlocks(value: unknown, read: ReadWords): RichText {
  const paragraphs = paragraphsOf(value, read);
  return { paragraphs: paragraphs.length > 0 ? paragraphs : [{ content: [] }] };
}

function paragraphsOf(value: unknown, read: ReadWords, depth = 0): Paragraph[] {
  if (depth > DEEPEST) return [];
  if (typeof value === 'string') return value.split('\n').map((line) => ({ content: [...read(line)] }));
  if (Array.isArray(value)) return value.flatMap((one) => paragraphsOf(one, read, depth + 1));
  if (!isRecord(value)) return [];
  if (Array.isArray(value['blocks'])) return paragraphsOf(value['blocks'], read, depth + 1);
  return [{ ...layoutOf(value), content: runsOf(value, {}, read) }];
}

function runsOf(value: unknown, around: Marks, read: ReadWords, depth = 0): Inline[] {
  if (depth > DEEPEST) return [];
  if (Array.isArray(value)) return value.flatMap((one) => runsOf(one, around, read, depth + 1));
  if (!isRecord(value)) return [];
  const marks = { ...around, ...marksOf(value) };
  const { text } = value;
  if (typeof text !== 'string') return runsOf(value['children'] ?? value['content'] ?? [], marks, read, depth + 1);
  return rangesIn(value, text).flatMap(({ words, styled }) =>
    read(words).map((inline): Inline => ('break' in inline ? inline : { ...marks, ...styled, ...inline })),
  );
}

const RANGE_STYLES: Readonly<Record<string, Marks>> = {
  BOLD: { bold: true },
  ITALIC: { italic: true },
  UNDERLINE: { underline: true },
};

/** A block whose styles are ranges of its letters (`inlineStyleRanges`), cut where they begin and end. */
function rangesIn(block: Block, text: string): { words: string; styled: Marks }[] {
  const listed = block['inlineStyleRanges'];
  const ranges = (Array.isArray(listed) ? listed.slice(0, 1000) : []).flatMap((range: unknown) => {
    if (!isRecord(range)) return [];
    const { offset, length, style } = range;
    const marks = typeof style === 'string' ? RANGE_STYLES[style] : undefined;
    return marks && typeof offset === 'number' && typeof length === 'number'
      ? [{ from: offset, to: offset + length, marks }]
      : [];
  });
  if (ranges.length === 0) return [{ words: text, styled: {} }];
  const cuts = [0, ...ranges.flatMap(({ from, to }) => [from, to]), text.length];
  const sorted = [...new Set(cuts.filter((at) => at >= 0 && at <= text.length))].sort((a, b) => a - b);
  return sorted.slice(0, -1).map((from, index) => ({
    words: text.slice(from, sorted[index + 1]),
    styled: Object.assign({}, ...ranges.filter((one) => one.from <= from && from < one.to).map(({ marks }) => marks)),
  }));
}
