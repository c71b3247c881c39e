import {
  type AlbumNode,
  answersOf,
  type Question,
  questionPlaces,
  type QuestionPlaces,
  questionsOf,
} from '@figurina/album';
import { useMemo } from 'react';
import { useEditor } from '../editor-context.ts';
import { type Touched, useChangeCount } from './use-change-count.ts';

export interface AskedQuestion {
  readonly question: Question;
  /** '' where nobody has answered. */
  readonly answer: string;
}

/** What the album asks its makers, and what they have answered. */
export function useQuestions(): readonly AskedQuestion[] {
  const { store } = useEditor();
  const changes = useChangeCount(isRoot);
  return useMemo(() => {
    const answers = answersOf(store.document);
    return questionsOf(store.document).map((question) => ({ question, answer: answers[question.id] ?? '' }));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the document is one object that changes
  }, [store, changes]);
}

/** On which texts the answers stand. */
export function useQuestionPlaces(): QuestionPlaces {
  const { store } = useEditor();
  const changes = useChangeCount(isOfPlaces);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the document is one object that changes
  return useMemo(() => questionPlaces(store.document), [store, changes]);
}

const typeOf = ({ table, before, after }: Touched): AlbumNode['type'] | null =>
  table === 'nodes' ? ((after ?? before) as AlbumNode).type : null;
const isRoot = (touched: Touched): boolean => typeOf(touched) === 'Root';
const isOfPlaces = (touched: Touched): boolean => ['Root', 'Spread', 'Text'].includes(typeOf(touched) ?? '');
