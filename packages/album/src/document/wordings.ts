/**
 * What a text of a blueprint may say: strings in the mini-format of `textFromWords`, in the order in which they are wanted.
 * `{answer-<id>}` is what the makers answered; without it the wording says nothing.
 */
import type { AlbumDocument } from './album.ts';
import { inlinesOf } from './exchange/text-from-string.ts';
import type { AlbumNode, NodeOf } from './nodes/node.ts';
import type { Answers, Question } from './question.ts';
import { type Inline, type Paragraph, plainText, type RichText } from './rich-text.ts';

const ANSWER = /\{answer-([a-z][a-z-]*)\}/;
/** Shorter ones are labels and headings, which may come again. */
const SENTENCE = 4;

export function namesAnswer(wording: string): boolean {
  return ANSWER.test(wording);
}

/**
 * The text of a wording with these answers; null where it names one that nobody gave, or one that stands `beside` it already:
 * many albums are called by the name that is asked for.
 */
export function wordingText(wording: string, answers: Answers, beside?: string): RichText | null {
  const pieces = wording.split(/(\{answer-[a-z][a-z-]*\})/);
  const paragraphs: Inline[][] = [[]];
  for (const piece of pieces) {
    const id = ANSWER.exec(piece)?.[1];
    const answer = id === undefined ? undefined : answerTo(id, answers);
    if (id !== undefined && (answer === undefined || answersSame(answer, beside))) return null;
    for (const [at, line] of (answer ?? piece).split('\n').entries()) {
      if (at > 0) paragraphs.push([]);
      // What somebody answered is words, whatever it looks like.
      const inlines: Inline[] = answer === undefined ? inlinesOf(line) : line === '' ? [] : [{ text: line }];
      paragraphs.at(-1)!.push(...inlines);
    }
  }
  return { paragraphs: paragraphs.map((content): Paragraph => ({ content: joined(content) })) };
}

/** Whether a wording is more than a label: it is printed once in an album. */
export function isSentence(wording: string): boolean {
  const words = wording.replaceAll(/\{[a-z-]+\}/g, ' ').match(/[\p{L}\p{N}]+(?:[-’'.][\p{L}\p{N}]+)*/gu);
  return (words?.length ?? 0) >= SENTENCE;
}

export function questionsOf(document: AlbumDocument): readonly Question[] {
  return rootProps(document)?.questions ?? [];
}

export function answersOf(document: AlbumDocument): Answers {
  return rootProps(document)?.answers ?? {};
}

/** Whether a text says what one of its wordings says with these answers: it is shown by itself, and nobody's work. */
export function saysWording({ props }: NodeOf<'Text'>, answers: Answers): boolean {
  const words = plainText(props.text);
  return (props.wording ?? []).some((wording) => {
    const text = wordingText(wording, answers);
    // Words without an answer that are no longer marked were said to stay.
    return text !== null && plainText(text) === words && (namesAnswer(wording) || props.template !== null);
  });
}

/** Whether an answer is the album's title. */
export function answersSame(answer: string, title: string | undefined): boolean {
  return title !== undefined && answer.trim().toLowerCase() === title.trim().toLowerCase();
}

function answerTo(id: string, answers: Answers): string | undefined {
  return Object.hasOwn(answers, id) ? answers[id] : undefined;
}

function rootProps(document: AlbumDocument): NodeOf<'Root'>['props'] | undefined {
  const root: AlbumNode | undefined = document.nodes.get(document.rootId);
  return root?.type === 'Root' ? root.props : undefined;
}

/** Runs of plain words beside each other as one. */
function joined(content: readonly Inline[]): Inline[] {
  const runs: Inline[] = [];
  for (const inline of content) {
    const last = runs.at(-1);
    if (last && 'text' in last && 'text' in inline) runs[runs.length - 1] = { text: last.text + inline.text };
    else runs.push(inline);
  }
  return runs;
}
