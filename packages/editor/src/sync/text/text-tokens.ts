import type { Inline, Paragraph, RichText, TextRun } from '@figurina/album';

export type Style = Readonly<Record<string, unknown>>;

/**
 * A rich text as a row of words, spaces, signs and paragraph starts. `key` says what it is, `style` how it looks: two
 * people may change the one and the other of the same word.
 */
export interface Token {
  readonly key: string;
  readonly style: Style;
}

const PARAGRAPH = 'paragraph';
const WORDS = /\s+|[\p{L}\p{N}\p{M}'’_-]+|[^\s\p{L}\p{N}\p{M}]/gu;

export function tokensOf(text: RichText): Token[] {
  return text.paragraphs.flatMap(({ content, ...style }) => [
    { key: PARAGRAPH, style },
    ...content.flatMap(inlineTokens),
  ]);
}

function inlineTokens(inline: Inline): Token[] {
  if ('break' in inline) return [{ key: 'break', style: {} }];
  if ('symbol' in inline) {
    const { symbol, ...style } = inline;
    return [{ key: `symbol:${symbol}`, style }];
  }
  const { text, ...style } = inline;
  return (text.match(WORDS) ?? [text]).map((word) => ({ key: `text:${word}`, style }));
}

/** The text of tokens; neighbours that look the same become one run. */
export function textOf(tokens: readonly Token[]): RichText {
  const paragraphs: { style: Style; content: Inline[] }[] = [];
  for (const { key, style } of tokens) {
    if (key === PARAGRAPH || paragraphs.length === 0)
      paragraphs.push({ style: key === PARAGRAPH ? style : {}, content: [] });
    if (key === PARAGRAPH) continue;
    const { content } = paragraphs.at(-1)!;
    const [kind, value] = split(key);
    if (kind === 'break') content.push({ break: true });
    else if (kind === 'symbol') content.push({ symbol: value, ...style } as Inline);
    else if (!extend(content.at(-1), value, style)) content.push({ text: value, ...style });
  }
  return { paragraphs: paragraphs.map(({ style, content }): Paragraph => ({ ...style, content })) };
}

function split(key: string): [string, string] {
  const colon = key.indexOf(':');
  return colon < 0 ? [key, ''] : [key.slice(0, colon), key.slice(colon + 1)];
}

function extend(last: Inline | undefined, words: string, style: Style): boolean {
  if (!last || !('text' in last)) return false;
  const { text, ...lastStyle } = last;
  if (!sameStyle(lastStyle, style)) return false;
  (last as { text: TextRun['text'] }).text = text + words;
  return true;
}

function sameStyle(a: Style, b: Style): boolean {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => JSON.stringify(a[key]) === JSON.stringify(b[key]));
}

export function isWord(token: Token | undefined): boolean {
  return token !== undefined && /^text:[^\s]/u.test(token.key);
}
