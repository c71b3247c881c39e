import { nodeOf, refused, setProps, type CommandResult } from '../commands/command.ts';
import type { AlbumDocument } from '../document/album.ts';
import type { NodeId } from '../document/ids.ts';
import type { Inline, RichText } from '../document/rich-text.ts';
import { withTextBases } from '../patch/text-bases.ts';
import { writtenText } from './put-symbol.ts';
import { isFontRole } from './resolve-font.ts';
import { type FormatChange, formatOfRun, PARAGRAPH_KEYS, RUN_KEYS, type TextProps } from './text-format.ts';

/** Gives whole texts a format: the text takes it, and what runs and paragraphs said otherwise goes. */
export function formatTexts(
  document: AlbumDocument,
  { ids, change }: { ids: Iterable<NodeId>; change: FormatChange },
): CommandResult {
  const texts = Array.from(ids, (id) => nodeOf(document, id, 'Text')).filter((node) => node !== undefined);
  if (texts.length === 0) return refused('nothing_selected');
  const { underline, ...ofText } = change;
  const patch = texts.flatMap((node) =>
    setProps(node, {
      ...ofText,
      ...weightKept(node.props, change, document.fonts),
      ...underlined(node.props, withoutOwn(node.props.text, change), underline),
    }),
  );
  return withTextBases(document, patch);
}

/** A role brings its weight; another family keeps the weight that the text had. */
function weightKept(props: TextProps, change: FormatChange, fonts: AlbumDocument['fonts']): { bold?: boolean | null } {
  if (change.font === undefined || change.bold !== undefined) return {};
  return { bold: isFontRole(change.font) ? null : formatOfRun(props, {}, fonts).bold };
}

/** An automatic text as a whole becomes a text that holds it: a line can stand under a run only. */
function underlined(props: TextProps, text: RichText, underline: boolean | undefined): Partial<TextProps> {
  if (!underline) return { text };
  const line = (inline: Inline): Inline => ('break' in inline ? inline : { ...inline, underline });
  const { paragraphs } = writtenText({ text, symbol: props.symbol });
  return {
    symbol: null,
    text: { paragraphs: paragraphs.map((paragraph) => ({ ...paragraph, content: paragraph.content.map(line) })) },
  };
}

/** The text without what its runs and paragraphs say about the keys of a change. The same text when they say nothing. */
function withoutOwn(text: RichText, change: FormatChange): RichText {
  const ofRuns: readonly string[] = RUN_KEYS.filter((key) => change[key] !== undefined);
  const ofParagraphs: readonly string[] = PARAGRAPH_KEYS.filter((key) => change[key] !== undefined);
  const without = <Value extends object>(value: Value, keys: readonly string[]): Value =>
    keys.some((key) => key in value)
      ? (Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key))) as Value)
      : value;
  return {
    paragraphs: text.paragraphs.map((paragraph) => ({
      ...without(paragraph, ofParagraphs),
      content: joinRuns(paragraph.content.map((inline) => without(inline, ofRuns))),
    })),
  };
}

/** Neighbouring runs that say the same become one. */
export function joinRuns(content: readonly Inline[]): Inline[] {
  const joined: Inline[] = [];
  for (const inline of content) {
    const last = joined.at(-1);
    if (last && 'text' in last && 'text' in inline && sameMarks(last, inline))
      joined[joined.length - 1] = { ...last, text: last.text + inline.text };
    else joined.push(inline);
  }
  return joined;
}

function sameMarks(a: object, b: object): boolean {
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  return RUN_KEYS.every((key) => left[key] === right[key]);
}
