import type { RichText } from '@figurina/album';
import { align } from './align.ts';
import { isWord, type Style, textOf, type Token, tokensOf } from './text-tokens.ts';

/**
 * Merges two changes of one text word by word. `base` is what both started from. What either one took out is out, what
 * either one put in is in; where both wrote at the same place both stand, theirs first, so nothing typed is lost. Of two
 * looks for one word `ours` wins, mark by mark, since it is the later one in the server's order.
 */
export function mergeTexts(base: RichText, ours: RichText, theirs: RichText): RichText {
  const from = tokensOf(base);
  const mine = changesOf(from, tokensOf(ours), 'inMine');
  const other = changesOf(from, tokensOf(theirs), 'inOther');

  const merged: Placed[] = [];
  for (let at = 0; at <= from.length; at++) {
    const [own, foreign] = [mine.added.get(at) ?? [], other.added.get(at) ?? []];
    if (sameWords(own, foreign))
      merged.push(...own.map((token, index) => ({ ...token, inOther: foreign[index]!.inOther })));
    else merged.push(...foreign, ...own);
    const [m, o] = [mine.kept.get(at), other.kept.get(at)];
    if (at === from.length || !m || !o) continue;
    merged.push({ ...m, inOther: o.inOther, style: mergeStyles(from[at]!.style, m.style, o.style) });
  }
  return textOf(withSpaces(merged));
}

/** A token of the result, and where it stands in the two texts; -1 where it does not. */
interface Placed extends Token {
  readonly inMine: number;
  readonly inOther: number;
}

interface Changes {
  /** Tokens of the base that are still there, by their place in it. */
  readonly kept: ReadonlyMap<number, Placed>;
  /** What was put in before a place of the base, or at its end. */
  readonly added: ReadonlyMap<number, Placed[]>;
}

function changesOf(from: readonly Token[], to: readonly Token[], side: 'inMine' | 'inOther'): Changes {
  const kept = new Map<number, Placed>();
  const added = new Map<number, Placed[]>();
  const place = (at: number): Placed => ({ ...to[at]!, inMine: -1, inOther: -1, [side]: at });
  let [atFrom, atTo] = [0, 0];
  const addUpTo = (end: number): void => {
    if (atTo < end)
      added.set(
        atFrom,
        to.slice(atTo, end).map((_token, index) => place(atTo + index)),
      );
  };
  for (const [inFrom, inTo] of align(keys(from), keys(to))) {
    addUpTo(inTo);
    kept.set(inFrom, place(inTo));
    [atFrom, atTo] = [inFrom + 1, inTo + 1];
  }
  addUpTo(to.length);
  return { kept, added };
}

/** Two words that were apart in both texts do not grow together. */
function withSpaces(tokens: readonly Placed[]): Token[] {
  return tokens.flatMap((token, at) => {
    const before = tokens[at - 1];
    if (!before || !isWord(before) || !isWord(token)) return [token];
    const wereTogether =
      (token.inMine >= 0 && token.inMine === before.inMine + 1) ||
      (token.inOther >= 0 && token.inOther === before.inOther + 1);
    return wereTogether ? [token] : [{ key: 'text: ', style: before.style }, token];
  });
}

function sameWords(a: readonly Token[], b: readonly Token[]): boolean {
  return a.length === b.length && a.every((token, at) => token.key === b[at]!.key);
}

function mergeStyles(base: Style, mine: Style, other: Style): Style {
  const merged: Record<string, unknown> = {};
  for (const mark of new Set([...Object.keys(other), ...Object.keys(mine)])) {
    const changedByMe = JSON.stringify(mine[mark]) !== JSON.stringify(base[mark]);
    const value = changedByMe ? mine[mark] : other[mark];
    if (value !== undefined) merged[mark] = value;
  }
  return merged;
}

const keys = (tokens: readonly Token[]): string[] => tokens.map(({ key }) => key);
