import {
  ALBUM_LANGUAGES,
  type AlbumDocument,
  type AlbumLanguage,
  cellsOfSpread,
  checkIntegrity,
  firstDraft,
  isPlaced,
  openSections,
  preflight,
} from '@figurina/album';
import { expect, test } from 'vitest';
import { eachBlueprint, layoutsOf } from '../../testing/content-blueprints.ts';
import type { StoredBlueprint } from './read-content.ts';

const people = (count: number, chapters: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Person ${index + 1}`,
    position: '',
    chapter: `Gruppe ${1 + (index % chapters)}`,
  }));

function draftsOf(blueprint: StoredBlueprint, language: AlbumLanguage) {
  const { document } = blueprint.in[language];
  const layouts = layoutsOf(blueprint, language);
  return (count: number, chapters: number): AlbumDocument => {
    let made = 0;
    const makeId = () => `made${(made += 1)}`;
    return firstDraft(document, { people: people(count, chapters), layouts, makeId, now: '2026-11-22' });
  };
}

/** How many, in how many chapters. */
const PEOPLE = [
  [12, 1],
  [100, 9],
  [400, 6],
] as const;

const errorsOf = (draft: AlbumDocument) => preflight(draft, 'order').filter(({ severity }) => severity === 'error');

const each = test.each(eachBlueprint);

each('a first draft of %s for 12 people can be printed in every language', (_, blueprint) => {
  const [count, chapters] = PEOPLE[0];
  for (const language of ALBUM_LANGUAGES)
    expect(errorsOf(draftsOf(blueprint, language)(count, chapters)), language).toEqual([]);
});

each('every first draft of %s is whole: 12, 100 and 400 people, all in a place, ready to print', (_, blueprint) => {
  const draftOf = draftsOf(blueprint, 'de');
  for (const [count, chapters] of PEOPLE) {
    const draft = draftOf(count, chapters);
    expect(checkIntegrity(draft)).toEqual([]);
    expect(errorsOf(draft)).toEqual([]);
    expect([...draft.stickers.keys()].filter((id) => isPlaced(draft, id))).toHaveLength(count);
    const named = draft.childIds(draft.rootId).map((id) => draft.nodes.get(id)!.props.name);
    expect(named.filter((name) => name.startsWith('Gruppe'))).toHaveLength(chapters);
    const examples = blueprint.in.de.document;
    for (const { id } of openSections(examples)) {
      const cells = examples.childIds(id).some((spread) => cellsOfSpread(examples, spread).length > 0);
      if (cells) expect(draft.stickersUsing('section', id).size > 0).toBe(draft.nodes.has(id));
    }
  }
});
