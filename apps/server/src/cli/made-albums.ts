/** Albums as the wizard makes them of a blueprint and so many invented people, and what a reader finds in them. */
import { type AlbumDocument, type AlbumLanguage, firstDraft, type Layout } from '@figurina/album';
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
}

export function findingsIn(blueprint: StoredBlueprint, { language, people }: Made): ReadingFinding[] {
  const layouts = blueprint.in[language].layouts.map((layout) =>
    slottedLayout(layout, { language, pictureOf: (id) => ({ id, width: 100, height: 100 }) }),
  );
  const document = madeAlbum(blueprint, layouts, { language, people });
  const [refused, excused] = [refusedWordsIn(language), excusedIn(blueprint.id)];
  return readAlbum({ document, language, layouts, answers: [], refused, excused });
}

function madeAlbum(
  { category, in: languages }: StoredBlueprint,
  layouts: readonly Layout[],
  { language, people }: Made,
): AlbumDocument {
  let made = 0;
  const makeId = () => `made${(made += 1)}`;
  const wish = { people: draftPeople(category, people, language), layouts, makeId, now: '2026-11-22' };
  return firstDraft(languages[language].document, wish);
}
