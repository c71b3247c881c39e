import { nodeOf, refused, setProp, type CommandResult } from '../commands/command.ts';
import { lockedBy } from '../commands/tree.ts';
import type { AlbumDocument } from '../document/album.ts';
import type { NodeId } from '../document/ids.ts';
import type { Inline, Paragraph, RichText } from '../document/rich-text.ts';
import { withTextBases } from '../patch/text-bases.ts';
import type { FoundText, TextMatch } from './find-in-text.ts';
import { lettersOf } from './letters.ts';
import { joinRuns } from './format-texts.ts';

/** Puts other words in the place of matches, in the format of the first letter of each. Symbols and breaks stay. */
export function replaceInText(text: RichText, matches: readonly TextMatch[], words: string): RichText {
  return {
    paragraphs: text.paragraphs.map((paragraph, index) => {
      const here = matches.filter((match) => match.paragraph === index).toSorted((a, b) => b.from - a.from);
      return here.reduce((changed, match) => replaceOne(changed, match, words), paragraph);
    }),
  };
}

function replaceOne(paragraph: Paragraph, { from, to }: TextMatch, words: string): Paragraph {
  const content: Inline[] = [];
  let at = 0;
  let isPut = false;
  for (const inline of paragraph.content) {
    const [start, end] = [at, at + lettersOf(inline).length];
    at = end;
    if (!('text' in inline) || end <= from || start >= to) {
      content.push(inline);
      continue;
    }
    const before = inline.text.slice(0, Math.max(0, from - start));
    const after = inline.text.slice(Math.min(inline.text.length, to - start));
    const put = isPut ? '' : words;
    isPut = true;
    const changed = before + put + after;
    if (changed !== '') content.push({ ...inline, text: changed });
  }
  return { ...paragraph, content: joinRuns(content) };
}

/** Replaces the matches that are given, in as many texts as they are in: one step. Texts that are locked, or lie in a locked group, stay. */
export function replaceInTexts(
  document: AlbumDocument,
  { found, words }: { found: readonly FoundText[]; words: string },
): CommandResult {
  const byNode = new Map<NodeId, FoundText[]>();
  for (const match of found) byNode.set(match.node, [...(byNode.get(match.node) ?? []), match]);
  const patch = [...byNode].flatMap(([id, matches]) => {
    const node = nodeOf(document, id, 'Text');
    if (!node || lockedBy(document, id) !== null) return [];
    return [setProp(node, 'text', replaceInText(node.props.text, matches, words))];
  });
  return patch.length === 0 ? refused('nothing_selected') : withTextBases(document, patch);
}
