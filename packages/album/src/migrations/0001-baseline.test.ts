import { describe, expect, it } from 'vitest';
import { parseAlbum } from '../document/parse-album.ts';
import { baseline } from './0001-baseline.ts';

/** As the specification writes an album: a map of nodes with lists of children. */
const before = () => ({
  workspace: {
    root: 'root',
    nodes: {
      root: { id: 'root', type: 'Root', props: { id: 'root' }, children: ['front', 'back'] },
      front: {
        id: 'front',
        type: 'Section',
        parent: 'root',
        props: { id: 'front', static: true },
        children: ['cover'],
      },
      cover: { id: 'cover', type: 'Spread', parent: 'front', props: { id: 'cover' }, children: ['title', 'oval'] },
      title: {
        id: 'title',
        type: 'Text',
        parent: 'cover',
        props: { id: 'title', text: 'FC Adler\n\n2026' },
        children: [],
      },
      oval: { id: 'oval', type: 'Ellipse', parent: 'cover', props: { id: 'oval', x: 5 }, children: [] },
      back: { id: 'back', type: 'Section', parent: 'root', props: { id: 'back', static: true }, children: [] },
    },
  },
  stickers: [{ id: 's1', name: 'Ada', sectionId: 'front', number: 7, image: 'i1' }],
  colors: ['#000000', '#ffffff', null, '#112233'],
  fonts: { title: { family: 'Oswald' } },
  sticker_template_settings: { id: 'gold' },
  images: [{ id: 'i1', blob: { filename: 'ada.jpg', small: '/small' }, details: { width: 600, height: 800 } }],
});

const after = {
  workspace: {
    root: 'root',
    nodes: {
      root: { id: 'root', type: 'Root', parent: null, order: '0001V', props: {} },
      front: { id: 'front', type: 'Section', parent: 'root', order: '0001V', props: { static: true } },
      cover: { id: 'cover', type: 'Spread', parent: 'front', order: '0001V', props: {} },
      title: {
        id: 'title',
        type: 'Text',
        parent: 'cover',
        order: '0001V',
        props: {
          text: { paragraphs: [{ content: [{ text: 'FC Adler' }] }, { content: [] }, { content: [{ text: '2026' }] }] },
        },
      },
      oval: { id: 'oval', type: 'Circle', parent: 'cover', order: '0002V', props: { x: 5 } },
      back: { id: 'back', type: 'Section', parent: 'root', order: '0002V', props: { static: true } },
    },
  },
  stickers: { s1: { id: 's1', name: 'Ada', sectionId: 'front', image: 'i1' } },
  colors: { '0': '#000000', '1': '#ffffff', '3': '#112233' },
  fonts: { title: { family: 'Oswald' } },
  sticker_template_settings: { id: 'gold' },
  images: { i1: { id: 'i1', filename: 'ada.jpg', details: { face: null, width: 600, height: 800 } } },
};

describe('0001 baseline', () => {
  it('brings the form of the specification to the stored form', () => {
    expect(baseline.up(before())).toEqual(after);
  });

  it('gives an album that parses, from version 0 as from its own', () => {
    expect(parseAlbum(before(), 0)).toMatchObject({ ok: true });
    expect(parseAlbum(after, 1)).toMatchObject({ ok: true });
  });

  it('leaves nonsense to the check', () => {
    for (const stored of [{}, { workspace: 7 }, { workspace: { nodes: { a: 1, b: { children: [1] } } } }]) {
      expect(parseAlbum(stored, 0)).toMatchObject({ ok: false, code: 'unreadable' });
    }
  });
});
