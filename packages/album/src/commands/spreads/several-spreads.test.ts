import { expect, test } from 'vitest';
import { anAlbum } from '../../../testing/index.ts';
import type { AlbumDocument } from '../../document/album.ts';
import { checkIntegrity } from '../../document/integrity.ts';
import type { NodeId } from '../../document/ids.ts';
import { applyPatch } from '../../patch/apply-patch.ts';
import { isRefused, type CommandResult } from '../command.ts';
import { duplicateSpreads, moveSpreadsBeside, moveSpreadsTo, removeSpreads, stepSpreads } from './several-spreads.ts';

/** Two chapters, a to d and e to f. */
function open() {
  const album = anAlbum().section('Team', { id: 'team' });
  for (const id of ['a', 'b', 'c', 'd']) album.spread({ id });
  album.section('Trainer', { id: 'trainer' }).spread({ id: 'e' }).spread({ id: 'f' });
  const document = album.build();
  let count = 0;
  return { document, makeId: () => `made${count++}` };
}
const ids = (letters: string) => letters.split('') as NodeId[];
const chapters = (document: AlbumDocument): string[] =>
  ['team', 'trainer'].map((id) =>
    document
      .childIds(id as NodeId)
      .map((spread) => (spread.length === 1 ? spread : '+'))
      .join(''),
  );
function done(document: AlbumDocument, patch: CommandResult): string[] {
  if (isRefused(patch)) return [patch.code];
  applyPatch(document, patch);
  expect(checkIntegrity(document)).toEqual([]);
  return chapters(document);
}

test('several go beside another one in the order of the album, however they were chosen', () => {
  const { document, makeId } = open();
  const input = { beside: 'e' as NodeId, side: 'after' as const, makeId };
  expect(done(document, moveSpreadsBeside(document, { spreadIds: ids('ca'), ...input }))).toEqual(['bd', 'eacf']);
});

test('beside one of themselves nothing moves', () => {
  const { document, makeId } = open();
  const input = { beside: 'b' as NodeId, side: 'before' as const, makeId };
  expect(moveSpreadsBeside(document, { spreadIds: ids('ab'), ...input })).toEqual([]);
});

test('steps go as a block, those that lay apart come together, and on into the next chapter', () => {
  const { document, makeId } = open();
  const step = (spreadIds: NodeId[], direction: 'up' | 'down') =>
    done(document, stepSpreads(document, { spreadIds, direction, makeId }));
  expect(step(ids('ac'), 'down')).toEqual(['bdac', 'ef']);
  expect(step(ids('ac'), 'down')).toEqual(['bd', 'acef']);
  expect(step(ids('ac'), 'up')).toEqual(['bdac', 'ef']);
  expect(step(ids('bd'), 'up')).toEqual(['spread_at_end']);
});

test('a chapter keeps its last spread: several are moved or deleted whole, or not at all', () => {
  const { document, makeId } = open();
  const to = { sectionId: 'trainer' as NodeId, makeId };
  expect(done(document, moveSpreadsTo(document, { spreadIds: ids('abcd'), ...to }))).toEqual([
    'last_spread_of_section',
  ]);
  expect(done(document, removeSpreads(document, { spreadIds: ids('ef') }))).toEqual(['last_spread_of_section']);
  expect(chapters(document)).toEqual(['abcd', 'ef']);
  expect(done(document, moveSpreadsTo(document, { spreadIds: ids('bd'), ...to }))).toEqual(['ac', 'efbd']);
  expect(done(document, removeSpreads(document, { spreadIds: ids('af') }))).toEqual(['c', 'ebd']);
});

test('covers stay, also among others', () => {
  const { document } = open();
  const cover = document.childIds(document.childIds(document.rootId)[0]!)[0]!;
  expect(done(document, removeSpreads(document, { spreadIds: [cover, ...ids('a')] }))).toEqual(['spread_is_cover']);
});

test('copies stand behind the last of them', () => {
  const { document, makeId } = open();
  expect(done(document, duplicateSpreads(document, { spreadIds: ids('ab'), makeId }))).toEqual(['ab++cd', 'ef']);
});
