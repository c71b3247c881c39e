/**
 * A point of a year ago has the pieces of the program of then. One album of every version of the schema stays here for
 * ever: whoever raises SCHEMA_VERSION adds the one that was current.
 */
import { expect, test } from 'vitest';
import { SCHEMA_VERSION } from '../document/album.ts';
import { copyDocument } from '../document/create-document.ts';
import { parseAlbum } from '../document/parse-album.ts';
import { toParts } from '../document/to-parts.ts';
import { applyPatch } from '../patch/apply-patch.ts';
import { applyUnit } from '../patch/apply-unit.ts';
import { restorePatch } from './restore-patch.ts';

const node = (id: string, type: string, parent: string | null, props: object, more: object) => ({
  [id]: { id, type, parent, props, ...more },
});
const text = { paragraphs: [{ content: [{ text: 'FC Adler' }] }] };

const PAST: Readonly<Record<number, object>> = {
  0: {
    workspace: {
      root: 'root',
      nodes: {
        ...node('root', 'Root', null, { id: 'root' }, { children: ['front', 'team', 'back'] }),
        ...node('front', 'Section', 'root', { id: 'front', name: 'Cover', static: true }, { children: ['cover'] }),
        ...node('cover', 'Spread', 'front', { id: 'cover' }, { children: ['title'] }),
        ...node('title', 'Text', 'cover', { id: 'title', text: 'FC Adler' }, { children: [] }),
        ...node('team', 'Section', 'root', { id: 'team', name: 'Team' }, { children: ['one'] }),
        ...node('one', 'Spread', 'team', { id: 'one' }, { children: ['cell'] }),
        ...node('cell', 'StickerCell', 'one', { id: 'cell', stickerId: 's1', x: 20 }, { children: [] }),
        ...node('back', 'Section', 'root', { id: 'back', name: 'Back', static: true }, { children: ['end'] }),
        ...node('end', 'Spread', 'back', { id: 'end' }, { children: [] }),
      },
    },
    stickers: [{ id: 's1', name: 'Ada', sectionId: 'team', number: 7, image: 'i1' }],
    colors: ['#000000', '#ffffff', null, '#112233'],
    fonts: { title: { family: 'Oswald' } },
    sticker_template_settings: { id: 'gold' },
    images: [{ id: 'i1', blob: { filename: 'ada.jpg' }, details: { width: 600, height: 800 } }],
  },
  1: {
    workspace: {
      root: 'root',
      nodes: {
        ...node('root', 'Root', null, {}, { order: 'V' }),
        ...node('front', 'Section', 'root', { name: 'Cover', static: true }, { order: '1V' }),
        ...node('cover', 'Spread', 'front', {}, { order: 'V' }),
        ...node('title', 'Text', 'cover', { text, x: 12 }, { order: 'V' }),
        ...node('team', 'Section', 'root', { name: 'Team' }, { order: '2V' }),
        ...node('one', 'Spread', 'team', {}, { order: 'V' }),
        ...node('cell', 'StickerCell', 'one', { stickerId: 's1', x: 20 }, { order: 'V' }),
        ...node('back', 'Section', 'root', { name: 'Back', static: true }, { order: '3V' }),
        ...node('end', 'Spread', 'back', {}, { order: 'V' }),
      },
    },
    stickers: { s1: { id: 's1', name: 'Ada', sectionId: 'team', image: 'i1' } },
    colors: { 0: '#000000', 1: '#ffffff', 3: '#112233' },
    fonts: { title: { family: 'Oswald' } },
    sticker_template_settings: { id: 'gold' },
    images: { i1: { id: 'i1', details: { width: 600, height: 800, face: null } } },
  },
};

test('a point of every past schema can be restored', () => {
  expect(Object.keys(PAST).map(Number)).toEqual(Array.from({ length: SCHEMA_VERSION + 1 }, (_, version) => version));
  for (const [version, stored] of Object.entries(PAST)) {
    const parsed = parseAlbum(stored, Number(version));
    if (!parsed.ok) throw new Error(`${version}: ${parsed.code} at ${parsed.at}, ${parsed.detail}`);
    const point = parsed.document;
    const current = copyDocument(point);
    applyPatch(current, [
      { part: 'workspace', path: 'nodes/title', removed: true },
      { part: 'workspace', path: 'nodes/cell/props/stickerId', value: null },
      { part: 'stickers', path: 's1', removed: true },
      { part: 'colors', path: '3', value: '#ff0000' },
    ]);
    const patch = restorePatch(current, point, { kind: 'album' }, () => 'never');
    expect(applyUnit(current, patch!, { userId: 'me', role: 'owner', albumLocked: false }).ok).toBe(true);
    expect(toParts(current)).toEqual(toParts(point));
  }
});
