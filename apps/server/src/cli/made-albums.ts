/** Albums as the wizard makes them of a blueprint and so many invented people, and what a reader finds in them. */
import { type AlbumDocument, type AlbumLanguage, firstDraft, type Layout, type Question } from '@figurina/album';
import {
  excusedIn,
  readAlbum,
  type ReadingFinding,
  refusedWordsIn,
  slottedLayout,
  type StoredBlueprint,
} from '../features/blueprints/index.ts';
import { draftPeople } from './draft-people.ts';

/** How many people the albums have that are read. */
export const SIZES = [4, 12, 23, 50, 100, 400] as const;

export interface Made {
  readonly language: AlbumLanguage;
  readonly people: number;
  /** Whether the makers answered every question. */
  readonly answered: boolean;
}

export function findingsIn(blueprint: StoredBlueprint, made: Made): ReadingFinding[] {
  const { language } = made;
  const { document: pages } = blueprint.in[language];
  const layouts = layoutsIn(blueprint, language);
  const root = pages.nodes.get(pages.rootId);
  const asked = made.answered && root?.type === 'Root' ? root.props.questions : [];
  const answers = Object.fromEntries(asked.map((question, at) => [question.id, answerTo(question, at)]));
  const document = madeAlbum(blueprint, layouts, made, answers);
  const [refused, excused] = [refusedWordsIn(language), excusedIn(blueprint.id)];
  const printed = Object.values(answers).flatMap((answer) => [answer, ...answer.split('\n')]);
  return readAlbum({ document, language, layouts, answers: printed, refused, excused });
}

/** Of whole blueprints in a language: read once, for albums of any size. */
const known = new WeakMap<object, readonly Layout[]>();

function layoutsIn({ in: languages }: StoredBlueprint, language: AlbumLanguage): readonly Layout[] {
  const read = languages[language];
  const pictureOf = (id: string) => ({ id, width: 100, height: 100 });
  const layouts = known.get(read) ?? read.layouts.map((layout) => slottedLayout(layout, { language, pictureOf }));
  known.set(read, layouts);
  return layouts;
}

function madeAlbum(
  { category, in: languages }: StoredBlueprint,
  layouts: readonly Layout[],
  { language, people }: Made,
  answers: Readonly<Record<string, string>>,
): AlbumDocument {
  let made = 0;
  const makeId = () => `made${(made += 1)}`;
  const wish = { people: draftPeople(category, people, language), layouts, answers, makeId, now: '2026-11-22' };
  return firstDraft(languages[language].document, wish);
}

/** Nobody would write it, so that it is found again on the pages. */
function answerTo({ kind }: Question, at: number): string {
  const words = `Xyloquarz ${'ABCDEFGHIJKLMNO'[at]}`;
  if (kind === 'number') return String(70_007 + at);
  if (kind === 'date') return `${at + 1}.12.2999`;
  return kind === 'line' ? words : [1, 2, 3].map((line) => `${words} ${line} vormittags`).join('\n');
}
