import type { AlbumDocument } from '../../document/album.ts';
import { chooseWords, type Choosing, type ChosenWords, comesOnce } from '../../document/choose-words.ts';
import type { NodeId } from '../../document/ids.ts';
import type { NodeOf } from '../../document/nodes/node.ts';
import { type Answers, type Question, tidyAnswer } from '../../document/question.ts';
import { plainText, type RichText } from '../../document/rich-text.ts';
import { Said } from '../../document/said.ts';
import { answersOf, isSentence, questionsOf, saysWording, wordingText } from '../../document/wordings.ts';
import type { Operation, Patch } from '../../patch/patch.ts';
import { spreadOrder } from '../../print/page-size.ts';
import { writtenText } from '../../text/put-symbol.ts';
import { nodeOf, setProp, setProps } from '../command.ts';
import { descendants } from '../tree.ts';

/**
 * Keeps answers beside those that are there ('' takes one back) and has every text say what it can say now, if it depends on
 * one of them and nobody has changed it: the first of its wordings whose answers are all given and that stands nowhere else,
 * else nothing. On a page that shows the album's `title`, an answer that is the same is not said again. What asks nothing of
 * the questions of this album is ignored. An empty patch where nothing changes.
 */
export function answerQuestions(
  document: AlbumDocument,
  answers: Readonly<Record<string, string>>,
  title?: string,
): Patch {
  const before = answersOf(document);
  const after = withAnswers(questionsOf(document), before, answers);
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (id) => before[id] !== after[id],
  );
  const root = nodeOf(document, document.rootId, 'Root');
  if (changed.length === 0 || !root) return [];
  const said = Said.by(document);
  const texts = spreadOrder(document).flatMap((spread) => {
    const all = descendants(document, spread).flatMap((id) => nodeOf(document, id, 'Text') ?? []);
    const beside = all.some(showsTitle) ? title : undefined;
    return all
      .filter((text) => dependsOn(text, changed) && isByItself(text, { answers: before, said, beside }))
      .map((text) => ({ text, beside }));
  });
  for (const { text } of texts) said.unsay(text.props.text);
  const chosen = new Map<NodeId, ChosenWords>();
  for (const { text, beside } of texts) {
    const words = chooseWords(text.props.wording!, { said, answers: after, beside });
    if (words && plainText(words.text) !== plainText(text.props.text)) chosen.set(text.id, words);
  }
  const fillings = [...chosen].flatMap(([id, words]) => filled(nodeOf(document, id, 'Text')!, words));
  return [setProp(root, 'answers', after), ...fillings, ...groupsOf(document, chosen)];
}

function withAnswers(
  questions: readonly Question[],
  before: Answers,
  given: Readonly<Record<string, string>>,
): Record<string, string> {
  const after = { ...before };
  for (const { id, kind } of questions) {
    if (!Object.hasOwn(given, id)) continue;
    const answer = tidyAnswer(kind, given[id]!);
    if (answer === '') delete after[id];
    else after[id] = answer;
  }
  return after;
}

function dependsOn({ props }: NodeOf<'Text'>, ids: readonly string[]): boolean {
  return (props.wording ?? []).some((wording) => ids.some((id) => wording.includes(`{answer-${id}}`)));
}

function showsTitle({ props }: NodeOf<'Text'>): boolean {
  return writtenText(props).paragraphs.some(({ content }) =>
    content.some((inline) => 'symbol' in inline && inline.symbol === 'album-title'),
  );
}

/** Nobody has changed it: it says one of its wordings, or nothing where there was nothing to be said. */
function isByItself(text: NodeOf<'Text'>, { answers, said, beside }: Choosing): boolean {
  if (plainText(text.props.text) !== '') return saysWording(text, answers);
  const wordings = text.props.wording ?? [];
  return !wordings.some((wording) => {
    const words = wordingText(wording, answers, beside);
    return words !== null && !(comesOnce(wordings, words) && said.says(words));
  });
}

/** A plate is seen with its words alone. */
function filled(node: NodeOf<'Text'>, { text, template }: ChosenWords): Operation[] {
  const [was, is] = [node.props.text, text].map((words) => plainText(words) === '');
  const isPlate = node.props.fill !== null && node.props.hidden === was;
  return setProps(node, { text, template, ...(isPlate && { hidden: is }) });
}

/** Groups are hidden while all their words wait, and seen when one of them is there. */
function groupsOf(document: AlbumDocument, chosen: ReadonlyMap<NodeId, ChosenWords>): Operation[] {
  const groups = new Set<NodeId>();
  for (const id of chosen.keys()) {
    for (let at = document.nodes.get(id)?.parent; at; at = document.nodes.get(at)?.parent) {
      if (document.nodes.get(at)?.type === 'Group') groups.add(at);
    }
  }
  return [...groups].flatMap((id) => {
    const group = nodeOf(document, id, 'Group')!;
    const texts = descendants(document, id).flatMap((inner) => nodeOf(document, inner, 'Text') ?? []);
    const isSilent = (textOf: (text: NodeOf<'Text'>) => RichText): boolean =>
      texts.every((text) => {
        const words = plainText(textOf(text));
        return words === '' || (text.props.wording === null && !isSentence(words));
      });
    const was = isSilent(({ props }) => props.text);
    const is = isSilent((text) => chosen.get(text.id)?.text ?? text.props.text);
    return was !== is && group.props.hidden === was ? [setProp(group, 'hidden', is)] : [];
  });
}
