import { expect, test } from 'vitest';
import { anAlbum } from '../../testing/index.ts';
import { ALBUM_LANGUAGES, type AlbumDocument, type AlbumMeta } from '../document/album.ts';
import type { NodeId } from '../document/ids.ts';
import { deriveFacts, type SymbolValue } from './album-facts.ts';
import { SYMBOL_KINDS, type SymbolKind } from './symbol-kinds.ts';

const meta = (change: Partial<AlbumMeta>): AlbumMeta => ({
  id: 'a',
  title: 'FC Adler',
  releaseDate: '2026-06-05',
  language: 'de',
  ...change,
});

function anAlbumOf(chapter: string, person: string, before: number): AlbumDocument {
  const album = anAlbum().section('Anfang').spreads(before);
  for (let at = 0; at < before; at++) album.cell({ sticker: `Person ${at}` });
  return album
    .section(chapter)
    .spread()
    .sticker(person, { id: 'keeper', position: `Tor ${person}` })
    .group((group) => group.cell({ stickerId: 'keeper' }).text('', { id: 'caption' }))
    .build();
}

function values(document: AlbumDocument, album: AlbumMeta): Record<SymbolKind, SymbolValue> {
  const { symbol } = deriveFacts(document, album);
  const entries = SYMBOL_KINDS.map((kind) => [kind, symbol('caption' as NodeId, kind)] as const);
  return Object.fromEntries(entries) as Record<SymbolKind, SymbolValue>;
}

test.each(ALBUM_LANGUAGES)('every automatic text has a value in %s', (language) => {
  const date = { de: '5.6.2026', en: '05/06/2026', fr: '05/06/2026', it: '05/06/2026', pl: '05.06.2026' }[language];
  expect(values(anAlbumOf('Straßenfußball', 'Łucja', 1), meta({ language }))).toEqual({
    'sticker-name': 'Łucja',
    'sticker-position': 'Tor Łucja',
    'sticker-number': '2',
    'sticker-nextnumber': '3',
    section: 'Straßenfußball',
    'page-number': '4',
    'total-pages': '6',
    'album-title': 'FC Adler',
    'release-date': date,
    'total-stickers': '2',
    'toc-chapters': [
      { label: 'Anfang', page: '2' },
      { label: 'Straßenfußball', page: '4' },
    ],
    'toc-pages': [
      { label: 'Anfang', page: '2–3' },
      { label: 'Straßenfußball', page: '4–5' },
    ],
  });
});

test('every one of them follows the album', () => {
  const before = values(anAlbumOf('Abwehr', 'Zoë', 1), meta({}));
  const after = values(anAlbumOf('Sturm', 'Ada', 3), meta({ title: 'FC Uhu', releaseDate: '2027-01-01' }));
  for (const kind of SYMBOL_KINDS) expect(after[kind], kind).not.toEqual(before[kind]);
});
