import type { AlbumDocument } from '../../document/album.ts';
import type { NodeId } from '../../document/ids.ts';
import type { NodeOf } from '../../document/nodes/node.ts';
import { plainText } from '../../document/rich-text.ts';
import { answersOf, questionsOf, saysWording } from '../../document/wordings.ts';
import { spreadOrder } from '../../print/page-size.ts';
import { nodeOf } from '../command.ts';
import { descendants } from '../tree.ts';

const NAMED = /\{answer-([a-z][a-z-]*)\}/g;

/** Where the answers stand, or would stand: by the id of the question its texts, in the order of the pages. */
export type QuestionPlaces = ReadonlyMap<string, readonly NodeId[]>;

/** Texts that somebody has written anew ask for nothing any more. */
export function questionPlaces(document: AlbumDocument): QuestionPlaces {
  const asked = new Set(questionsOf(document).map(({ id }) => id));
  const places = new Map<string, NodeId[]>();
  if (asked.size === 0) return places;
  for (const spread of spreadOrder(document)) {
    for (const text of askingTexts(document, spread)) {
      for (const id of namedBy(text)) if (asked.has(id)) places.set(id, [...(places.get(id) ?? []), text.id]);
    }
  }
  return places;
}

/** What a spread asks and nobody has answered: ids of questions of this album, in their order. */
export function openQuestionsOnSpread(document: AlbumDocument, spread: NodeId): string[] {
  const answers = answersOf(document);
  const questions = questionsOf(document).filter(({ id }) => answers[id] === undefined);
  if (questions.length === 0) return [];
  const named = new Set(askingTexts(document, spread).flatMap((text) => [...namedBy(text)]));
  return questions.flatMap(({ id }) => (named.has(id) ? [id] : []));
}

function askingTexts(document: AlbumDocument, spread: NodeId): NodeOf<'Text'>[] {
  const answers = answersOf(document);
  return descendants(document, spread).flatMap((id) => {
    const text = nodeOf(document, id, 'Text');
    if (!text?.props.wording) return [];
    return plainText(text.props.text) === '' || saysWording(text, answers) ? [text] : [];
  });
}

function namedBy({ props }: NodeOf<'Text'>): Set<string> {
  return new Set((props.wording ?? []).flatMap((words) => [...words.matchAll(NAMED)].map(([, id]) => id!)));
}
