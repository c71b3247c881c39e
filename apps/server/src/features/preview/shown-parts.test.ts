import {
  createDocument,
  deriveFacts,
  imageSchema,
  NODE_PROPS,
  type NodeId,
  parseAlbum,
  SCHEMA_VERSION,
  stickerSchema,
  stickerTemplateSettingsSchema,
} from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { expect, test } from 'vitest';
import { shownParts } from './shown-parts.ts';

/**
 * Every field that an album may have and that does not leave the house. A new field of a record is either drawn, and then
 * named in `shown-parts.ts`, or stands here.
 */
const KEPT_BACK = {
  Root: ['name', 'inks', 'spot', 'fill', 'spineText', 'questions', 'answers'],
  Section: [],
  Spread: ['name', 'layout'],
  Group: ['name', 'locked', 'hidden'],
  Image: ['name', 'locked', 'hidden', 'pexelsId', 'template'],
  Text: ['name', 'locked', 'hidden', 'template', 'wording'],
  Circle: ['name', 'locked', 'hidden'],
  Rectangle: ['name', 'locked', 'hidden'],
  Line: ['name', 'locked', 'hidden'],
  Sticker: ['name', 'locked', 'hidden'],
  StickerCell: ['name', 'locked', 'hidden'],
  sticker: ['order', 'createdAt', 'personId', 'leftList'],
  image: ['filename', 'blueprint_image', 'original_image_id', 'tags', 'meta'],
} as const;

/** A value that is not the default, so that it is written where it is taken along. */
const other = '#123456';
const valueOf = (prop: string, usual: unknown): unknown => {
  if (prop === 'fill' || prop === 'stroke' || prop === 'color') return other;
  if (prop === 'gradientMap') return [other, '#ffffff'];
  if (prop === 'filter') return { contrast: 1.5, hue: 0.5, saturation: 0.5, tone: [0.25, 0.5, 0.75] };
  if (prop === 'text') return { type: 'doc', content: [] };
  const values: Record<string, unknown> = { blend: 'multiply', flip: 'both', align: 'right', valign: 'bottom' };
  const more: Record<string, unknown> = { dash: 'dashed', symbol: 'section', font: 'title', hidden: false };
  if (prop in values || prop in more) return values[prop] ?? more[prop];
  if (typeof usual === 'number') return usual + 1;
  if (typeof usual === 'boolean') return !usual;
  return `a ${prop}`;
};

test.each(Object.entries(NODE_PROPS).filter(([type]) => type !== 'Comment'))(
  'of a %s the props that are drawn go along, and no other',
  (type, schema) => {
    const usual = schema.parse({}) as Record<string, unknown>;
    const props = Object.fromEntries(Object.keys(schema.shape).map((prop) => [prop, valueOf(prop, usual[prop])]));
    const parts = anAlbum().section().spread({ id: 'spread' }).parts();
    const parent = type === 'Root' ? null : ({ Section: 'root', Spread: 'n1' }[type] ?? 'spread');
    const id = type === 'Root' ? 'root' : 'one';
    parts.workspace.nodes[id] = { id, type, parent, order: 'V', props };
    const shown = shownParts(createDocument(parts)).workspace.nodes[id] as { props: object };
    expect(Object.keys(shown.props).toSorted()).toEqual(
      Object.keys(schema.shape)
        .filter((prop) => !(KEPT_BACK[type as keyof typeof KEPT_BACK] as readonly string[]).includes(prop))
        .toSorted(),
    );
    expect(Object.keys(shown).toSorted()).toEqual(['id', 'order', 'parent', 'props', 'type']);
  },
);

test('of a sticker and its picture what is drawn goes along, and no more', () => {
  const parts = anAlbum()
    .section()
    .spread()
    .cell({ sticker: 'Ada', photo: [600, 800] })
    .parts();
  const sticker = { ...(parts.stickers['s1'] as object), personId: '4711', createdAt: '2026-01-01', leftList: true };
  parts.stickers['s1'] = {
    ...sticker,
    position: 'Tor',
    doubleSticker: true,
    order: 'V',
    cx: 0.1,
    cy: 0.1,
    cscale: 2,
    crotation: 3,
    stickerLayout: 'gold',
    cellLayout: 'gold',
  };
  const face = { x: 0, y: 0, width: 1, height: 1 };
  const meta = { photographer: 'Eva' };
  const palette = ['#111111', '#222222', '#333333', '#444444', '#555555'];
  const facts = { filename: 'ada-privat.jpg', tags: ['privat'], original_image_id: 'i9', blueprint_image: true, meta };
  const details = { width: 600, height: 800, face, other_faces: [face] };
  parts.images['i1'] = { id: 'i1', model: 'sticker', palette, details, ...facts };
  const shown = shownParts(createDocument(parts));
  const without = (shape: object, kept: readonly string[]) =>
    Object.keys(shape)
      .filter((field) => !kept.includes(field))
      .toSorted();
  expect(Object.keys(shown.stickers['s1'] as object).toSorted()).toEqual(
    without(stickerSchema.shape, KEPT_BACK.sticker),
  );
  expect(Object.keys(shown.images['i1'] as object).toSorted()).toEqual(without(imageSchema.shape, KEPT_BACK.image));
  expect((shown.images['i1'] as { details: object }).details).toEqual({ width: 600, height: 800, face: null });
  expect(Object.keys(shown.sticker_template_settings).toSorted()).toEqual(
    Object.keys(stickerTemplateSettingsSchema.shape).toSorted(),
  );
});

test('who is not placed, what is hidden, and what is said about it stay behind; everybody keeps their number', () => {
  const document = anAlbum()
    .section('Team')
    .spread({ id: 'spread' })
    .cell({ id: 'first', x: 10, y: 10, sticker: 'Verborgen', photo: [600, 800], hidden: true })
    .cell({ id: 'second', x: 110, y: 10, sticker: 'Ada', photo: [600, 800] })
    .sticker('Warteliste', { photo: [600, 800] })
    .picture({ id: 'draft', hidden: true })
    .group((group) => group.text('In einer verborgenen Gruppe'), { id: 'group', hidden: true })
    .image({ filename: 'unbenutzt.jpg' })
    .comment('Der Vorstand darf das nicht sehen')
    .build();
  const shown = shownParts(document);
  const parsed = parseAlbum(shown, SCHEMA_VERSION);
  if (!parsed.ok) throw new Error(`${parsed.at} ${parsed.detail}`);
  const meta = { id: 'a', title: 'Album', releaseDate: null, language: 'de' } as const;
  const numbers = (of: typeof document) => deriveFacts(of, meta).cellNumbers('second' as NodeId);
  expect(numbers(parsed.document)).toEqual(numbers(document));
  expect(numbers(document)).toEqual([2]);
  expect(Object.keys(shown.images)).toHaveLength(1);
  const said = JSON.stringify(shown);
  for (const word of ['Verborgen', 'Warteliste', 'verborgenen', 'Vorstand', 'draft', 'jpg'])
    expect(said).not.toContain(word);
  expect(said).toContain('Ada');
});
