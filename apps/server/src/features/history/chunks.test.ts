import { gzipSync } from 'node:zlib';
import { applyPatch, createDocument, parseAlbum, type Patch, richText, SCHEMA_VERSION, toParts } from '@figurina/album';
import { anAlbum, largeAlbumParts } from '@figurina/album/testing';
import { expect, test } from 'vitest';
import { hashOf, joinParts, mentions, pack, splitParts, unpack, withoutImages } from './chunks.ts';

const parts = () =>
  anAlbum()
    .section('Team')
    .spread({ id: 'one' })
    .group((inside) => inside.text('deep', { id: 'text' }))
    .cell({ sticker: 'Ada', photo: [600, 800] })
    .picture()
    .spread({ id: 'two' })
    .rectangle()
    .parts();

function joined(pieces: readonly string[]) {
  const parsed = parseAlbum(joinParts(pieces), SCHEMA_VERSION);
  if (!parsed.ok) throw new Error(parsed.detail);
  return toParts(parsed.document);
}

test('a document in pieces is the same document again', () => {
  for (const stored of [parts(), anAlbum().parts(), largeAlbumParts(2000)])
    expect(joined(splitParts(stored))).toEqual(toParts(createDocument(stored)));
});

test('a change of one spread is a change of one piece, in whatever order things are stored', () => {
  const before = parts();
  const after = structuredClone(before);
  (after.workspace.nodes['text'] as { props: { x: number } }).props.x = 7;
  after.stickers = Object.fromEntries(Object.entries(after.stickers).toReversed());
  const known = new Set(splitParts(before).map(hashOf));
  expect(splitParts(after).filter((piece) => !known.has(hashOf(piece)))).toHaveLength(1);
});

test('a piece is packed and read again, and a damaged one is noticed', async () => {
  const [piece = ''] = splitParts(parts());
  const data = await pack(piece);
  expect(await unpack({ hash: hashOf(piece), data })).toBe(piece);
  await expect(unpack({ hash: hashOf('another'), data })).rejects.toThrow('damaged');
  await expect(unpack({ hash: hashOf(piece), data: gzipSync('x') })).rejects.toThrow();
});

test('a picture is taken out of every piece that names it', () => {
  const stored = parts();
  const gone = new Set(Object.keys(stored.images).slice(0, 1));
  const pieces = splitParts(stored);
  expect(pieces.filter((piece) => mentions(piece, gone)).length).toBeGreaterThan(1);
  const without = pieces.map((piece) => withoutImages(piece, gone));
  expect(without.filter((piece) => mentions(piece, gone))).toEqual([]);
  expect(Object.keys(joined(without).images)).toEqual(Object.keys(stored.images).slice(1));
});

/** Spreads as people design them: 25 elements on each, four of them stickers. */
function anAlbumOf(spreads: number) {
  const album = anAlbum();
  for (let spread = 0; spread < spreads; spread++) {
    if (spread % 10 === 0) album.section(`Team ${spread}`);
    album.spread();
    for (let at = 0; at < 25; at++) {
      const place = { x: (at % 5) * 90.5 + spread / 7, y: Math.floor(at / 5) * 55.25, rotation: spread % 11 };
      if (at < 4) album.cell({ ...place, sticker: `Person ${spread} ${at}`, photo: [900, 1260] });
      else if (at < 12) album.text(`Some words that stand on spread ${spread}, of text ${at}`, { ...place, width: 40 });
      else if (at < 18) album.picture({ ...place, width: 80, height: 50 });
      else album.rectangle({ ...place, width: 80, height: 50, fill: (at % 5) + 2 });
    }
  }
  return album.build();
}

/** What the database keeps of a row beside its pieces, generously. */
const ROW = 1500;
const HASH = 24;

test('30 points of an album of 100 spreads take less than 1.5 MB', { timeout: 120_000 }, async () => {
  const document = anAlbumOf(100);
  const texts = [...document.nodes.values()].filter(({ type }) => type === 'Text');
  const people = [...document.stickers.keys()];
  const known = new Set<string>();
  let bytes = 0;
  for (let at = 0; at < 30; at++) {
    const pieces = splitParts(toParts(document));
    const fresh = pieces.filter((piece) => !known.has(hashOf(piece)));
    for (const piece of fresh) known.add(hashOf(piece));
    for (const { length } of await Promise.all(fresh.map(pack))) bytes += length + HASH;
    bytes += ROW + pieces.length * HASH;
    // What two people do in ten minutes: on a dozen spreads, and to a handful of stickers.
    for (let turn = 0; turn < 12; turn++) {
      const { id } = texts[(at * 131 + turn * 311) % texts.length]!;
      const sticker = people[(at * 17 + turn * 7) % people.length]!;
      const patch: Patch = [
        { part: 'workspace', path: `nodes/${id}/props/text`, value: richText(`Words of ${id} at ${at}`) },
        { part: 'workspace', path: `nodes/${id}/props/x`, value: at + turn / 7 },
        { part: 'stickers', path: `${sticker}/name`, value: `Name ${at}` },
      ];
      applyPatch(document, patch);
    }
  }
  expect(bytes).toBeLessThan(1_500_000);
});
