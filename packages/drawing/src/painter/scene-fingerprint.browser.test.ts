import { type AlbumDocument, applyPatch, type NodeId, type Patch } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { expect, test } from 'vitest';
import { META } from '../../testing/meta.ts';
import { plainReader, readScene, SCREEN_MODE } from '../index.ts';
import { sceneFingerprint } from './scene-fingerprint.ts';

const SPREAD = 'spread' as NodeId;
const builder = anAlbum()
  .section('A')
  .spread({ id: SPREAD })
  .cell({ id: 'cell', sticker: 'Ada', photo: [900, 1200] })
  .rectangle({ id: 'box', fill: 3 })
  .group((group) => group.text('Words', { id: 'words' }))
  .spread({ id: 'other' })
  .rectangle({ id: 'elsewhere' });
const album = builder.build();
const [ada] = album.stickers.keys();

const wordOf = (document: AlbumDocument, token = 'one', mode = SCREEN_MODE) =>
  sceneFingerprint(
    readScene(
      plainReader({ document, meta: META, mode, imageUrl: ({ id }) => `/v1/images/${id}/small?token=${token}` }),
      SPREAD,
    )!,
  );
function changed(...patch: Patch): AlbumDocument {
  const document = builder.build();
  applyPatch(document, patch);
  return document;
}
const prop = (id: string, name: string, value: unknown) =>
  changed({ part: 'workspace', path: `nodes/${id}/props/${name}`, value } as Patch[number]);

test('is the same for what looks the same, whoever looks', async () => {
  const word = await wordOf(album);
  expect(word).toMatch(/^[0-9a-f]{64}$/);
  expect(await wordOf(album, 'another')).toBe(word);
  expect(await wordOf(prop('elsewhere', 'x', 99))).toBe(word);
});

test.each([
  ['an element moves', prop('box', 'x', 99)],
  ['a word in a group is larger', prop('words', 'size', 36)],
  ['the fold is another colour', prop(SPREAD, 'fill', 4)],
  ['a colour of the palette changes', changed({ part: 'colors', path: '3', value: '#123456' } as Patch[number])],
  ['somebody has another name', changed({ part: 'stickers', path: `${ada}/name`, value: 'Ida' } as Patch[number])],
])('is another one when %s', async (_what, document) => {
  expect(await wordOf(document)).not.toBe(await wordOf(album));
});
