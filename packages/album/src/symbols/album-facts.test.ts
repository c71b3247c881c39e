import { describe, expect, it } from 'vitest';
import { anAlbum } from '../../testing/index.ts';
import { ALBUM_LANGUAGES, type AlbumMeta } from '../document/album.ts';
import type { NodeId } from '../document/ids.ts';
import { deriveFacts } from './album-facts.ts';
import { writeReleaseDate } from './release-date.ts';
import { SYMBOL_KINDS } from './symbol-kinds.ts';

const meta: AlbumMeta = { id: 'a', title: 'FC Adler', releaseDate: '2026-06-05', language: 'de' };
const album = anAlbum()
  .text('', { id: 'on cover' })
  .section('Goalkeepers')
  .spread()
  .text('', { id: 'left', x: 10 })
  .text('', { id: 'right', x: 300 })
  .group((group) => group.cell({ sticker: 'Ada', doubleSticker: true }).text('', { id: 'caption' }))
  .group((group) => group.cell().cell({ sticker: 'Grace' }).text('', { id: 'between two' }))
  .spread({ name: 'Training' })
  .section('Empty')
  .section('Defence')
  .spread()
  .spread()
  .sticker('Alan')
  .build();
const { symbol } = deriveFacts(album, meta);
const at = (id: string, ...kinds: readonly (typeof SYMBOL_KINDS)[number][]) =>
  kinds.map((kind) => symbol(id as NodeId, kind));

describe('automatic texts', () => {
  it('of the album are the same everywhere', () => {
    expect(at('on cover', 'album-title', 'release-date', 'total-stickers', 'total-pages')).toEqual([
      'FC Adler',
      '5.6.2026',
      '3',
      '10',
    ]);
  });

  it('count the places as long as nobody is placed, and promise nothing where there is none', () => {
    const waiting = anAlbum().section('Team').spread().cell().cell({ doubleSticker: true }).sticker('Ada').build();
    expect(deriveFacts(waiting, meta).symbol('front' as NodeId, 'total-stickers')).toBe('3');
    expect(deriveFacts(anAlbum().build(), meta).symbol('front' as NodeId, 'total-stickers')).toBe('…');
  });

  it('of the page and the chapter depend on where the text lies', () => {
    expect(at('on cover', 'page-number', 'section')).toEqual(['1', '']);
    expect(at('left', 'page-number', 'section')).toEqual(['2', 'Goalkeepers']);
    expect(at('right', 'page-number')).toEqual(['3']);
  });

  it('of a sticker speak of the cell that shares a group with the text', () => {
    const kinds = ['sticker-name', 'sticker-position', 'sticker-number', 'sticker-nextnumber'] as const;
    expect(at('caption', ...kinds)).toEqual(['Ada', '', '1', '2']);
    expect(at('between two', ...kinds)).toEqual(['', '', '', '']);
    expect(at('left', ...kinds)).toEqual(['', '', '', '']);
  });

  it('list the contents by chapters and by pages, without covers and empty chapters', () => {
    expect(at('left', 'toc-chapters', 'toc-pages')).toEqual([
      [
        { label: 'Goalkeepers', page: '2' },
        { label: 'Defence', page: '6' },
      ],
      [
        { label: 'Goalkeepers', page: '2–3' },
        { label: 'Training', page: '4–5' },
        { label: 'Defence', page: '6–9' },
      ],
    ]);
  });

  it('have a value or none for every kind, also on nodes that are gone', () => {
    for (const kind of SYMBOL_KINDS) expect(symbol('gone' as NodeId, kind)).toBeDefined();
    expect(deriveFacts(album, { ...meta, releaseDate: null }).symbol('left' as NodeId, 'release-date')).toBe('');
  });

  it('write the date as the readers of each language do', () => {
    expect(ALBUM_LANGUAGES.map((language) => writeReleaseDate('2026-06-05', language))).toEqual([
      '5.6.2026',
      '05/06/2026',
      '05/06/2026',
      '05/06/2026',
      '05.06.2026',
    ]);
  });
});
