/** The table of docs/document-rules.md: each rule with a unit that breaks it, as a member could send it past the screen. */
import { describe, expect, it, test } from 'vitest';
import { anAlbum } from '../../testing/index.ts';
import { SCHEMA_VERSION } from '../document/album.ts';
import { createDocument } from '../document/create-document.ts';
import type { NodeId, StickerId } from '../document/ids.ts';
import { checkIntegrity } from '../document/integrity.ts';
import { parseAlbum } from '../document/parse-album.ts';
import { richText } from '../document/rich-text.ts';
import { toParts } from '../document/to-parts.ts';
import { applyPatch } from '../patch/apply-patch.ts';
import { applyUnit, type UnitRefusal } from '../patch/apply-unit.ts';
import type { Operation, Patch } from '../patch/patch.ts';
import { removeNodesPatch } from '../patch/remove-patches.ts';
import { TEXT_LETTERS_MOST, TEXT_PIECES_MOST } from '../text/text-limit.ts';
import { UNNAMED } from './mend-content.ts';
import { Proofs } from './proofs.ts';
import { MOST_STICKERS } from './structure-rules.ts';

const member = { userId: 'me', role: 'editor', albumLocked: false } as const;
const owner = { ...member, role: 'owner' } as const;
const admin = { ...member, role: 'admin' } as const;

const start = () =>
  anAlbum()
    .section('Cover', { id: 'inside', static: true })
    .spread({ id: 'inner' })
    .spread({ id: 'inner2' })
    .section('Red', { id: 'red' })
    .spread({ id: 'r1' })
    .rectangle({ id: 'box' })
    .text('words', { id: 'text' })
    .picture({ id: 'picture' })
    .cell({ id: 'cell', sticker: 'Ada' })
    .comment('mine', { id: 'comment', userId: 'me' })
    .spread({ id: 'r2' })
    .section('Blue', { id: 'blue' })
    .spread({ id: 'b1' })
    .section('Empty', { id: 'empty' })
    .build();

const node = (path: string, value: unknown): Operation => ({
  part: 'workspace',
  path: `nodes/${path}`,
  value: value as never,
});
const gone = (path: string): Operation => ({ part: 'workspace', path: `nodes/${path}`, removed: true });
const prop = (id: string, name: string, value: unknown): Patch => [node(`${id}/props/${name}`, value)];
const made = (id: string, type: string, parent: string, props: object = {}, order = 'zz'): Operation =>
  node(id, { id, type, parent, order, props });
const sticker = (field: string, value: unknown): Patch => [
  { part: 'stickers', path: `s1/${field}`, value } as Operation,
];
const gradient = (...colors: string[]) => ({ type: 'linear', colors, direction: 90 });
const run = (marks: object) => ({ paragraphs: [{ content: [{ text: 'words', ...marks }] }] });

const letter = (at: number) => String.fromCharCode(97 + at);
const asked = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: letter(at), kind: 'line', label: 'Since when?', example: '1974' }));
const answered = (count: number, answer: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [letter(at), answer]));

const RULES: readonly (readonly [rule: string, code: UnitRefusal, unit: Patch])[] = [
  ['a static section is not renamed', 'section_static', prop('front-section', 'name', 'Mine')],
  ['a static section is not moved', 'section_static', [node('inside/order', 'zy')]],
  ['a static section is not deleted', 'section_static', [gone('inner'), gone('inner2'), gone('inside')]],
  ['a chapter does not become static', 'section_static', prop('red', 'static', true)],
  ['a static section stays static', 'section_static', prop('inside', 'static', false)],
  ['no static section is made', 'section_static', [made('new', 'Section', 'root', { static: true }, '1')]],
  ['the first section is a static one', 'section_static', [node('red/order', '1')]],
  ['the last section is a static one', 'section_static', [node('red/order', 'zzz')]],
  ['the front cover stays in its chapter', 'cover_fixed', [node('front/parent', 'red')]],
  ['the front cover stays the first spread', 'cover_fixed', [made('new', 'Spread', 'front-section', {}, '1')]],
  ['the back cover stays the last spread', 'cover_fixed', [made('new', 'Spread', 'back-section')]],
  ['the cover keeps its only spread', 'last_spread_of_section', [gone('front')]],
  ['spreads of static sections are not reordered', 'section_static', [node('inner/order', 'zz')]],
  ['no spread leaves a static section', 'section_static', [node('inner/parent', 'red')]],
  ['no spread moves into a static section', 'section_static', [node('r1/parent', 'inside')]],
  ['a chapter keeps a spread', 'last_spread_of_section', [gone('b1')]],
  ['a chapter keeps a spread when one is moved', 'last_spread_of_section', [node('b1/parent', 'red')]],
  ['a chapter has a name', 'section_name_required', prop('red', 'name', '')],
  ['a name is no white space', 'section_name_required', prop('red', 'name', '  ')],
  ['a new chapter has a name', 'section_name_required', [made('new', 'Section', 'root', {}, 'V5')]],
  ["a chapter's name has 50 letters at most", 'wrong_shape', prop('red', 'name', 'x'.repeat(51))],
  ['a sticker has a name', 'sticker_name_required', sticker('name', '')],
  [
    'a new sticker has a name',
    'sticker_name_required',
    [{ part: 'stickers', path: 'new', value: { id: 'new', sectionId: 'red' } }],
  ],
  ["a sticker's name has 30 letters at most", 'wrong_shape', sticker('name', 'x'.repeat(31))],
  ["a sticker's position has 30 letters at most", 'wrong_shape', sticker('position', 'x'.repeat(31))],
  ['a text is set in a font of the list', 'font_unknown', prop('text', 'font', 'Comic Sans MS')],
  ['words are set in a font of the list', 'font_unknown', prop('text', 'text', run({ font: 'Comic Sans MS' }))],
  ['a role has a font of the list', 'font_unknown', [{ part: 'fonts', path: 'title', value: { family: 'Wingdings' } }]],
  ['an own font is one of the list', 'font_unknown', [{ part: 'fonts', path: 'Mine', value: { family: 'Wingdings' } }]],
  [
    "the album's sticker template is one of the list",
    'design_unknown',
    [{ part: 'sticker_template_settings', path: 'id', value: 'platinum' }],
  ],
  [
    "the template of the album's cells is one of the list",
    'design_unknown',
    [{ part: 'sticker_template_settings', path: 'cell_id', value: 'gold:shiny' }],
  ],
  [
    'photos are printed in two to four colours',
    'wrong_shape',
    [{ part: 'sticker_template_settings', path: 'portrait', value: [2] }],
  ],
  [
    'colours of photos are of the palette that every album has',
    'wrong_shape',
    [{ part: 'sticker_template_settings', path: 'portrait', value: [2, 7] }],
  ],
  ["a sticker's template is one of the list", 'design_unknown', sticker('stickerLayout', 'platinum')],
  ["a cell's template is one of the list", 'design_unknown', sticker('cellLayout', 'gold:full:more')],
  ['letters are 400 points at most', 'wrong_shape', prop('text', 'size', 401)],
  ['letters are 1 point at least', 'wrong_shape', prop('text', 'size', 0.5)],
  ['words are 400 points at most', 'wrong_shape', prop('text', 'text', run({ size: 5000 }))],
  ['lines are 400 percent apart at most', 'wrong_shape', prop('text', 'lineHeight', 401)],
  ['lines are 50 percent apart at least', 'wrong_shape', prop('text', 'lineHeight', 10)],
  ['a stroke is 100 wide at most', 'wrong_shape', prop('box', 'strokeWidth', 101)],
  ['a corner has a radius of 50 at most', 'wrong_shape', prop('box', 'borderRadius', 51)],
  ['an opacity is 1 at most', 'wrong_shape', prop('box', 'opacity', 1.1)],
  ['a gradient has two colours at least', 'wrong_shape', prop('box', 'fill', gradient('#000000'))],
  [
    'a gradient has four colours at most',
    'wrong_shape',
    prop('box', 'fill', gradient('#000000', '#111111', '#222222', '#333333', '#444444')),
  ],
  ['a photo is 9 times as large at most', 'wrong_shape', sticker('cscale', 9.1)],
  ['a photo is no smaller than 0.0001', 'wrong_shape', sticker('cscale', 0)],
  ['always on top are six types', 'wrong_shape', prop('cell', 'alwaysOnTop', true)],
  ['a text has 20,000 letters at most', 'text_too_long', prop('text', 'text', richText('x'.repeat(3_000_000)))],
  ['a text has 5000 pieces at most', 'text_too_long', prop('text', 'text', richText('\n'.repeat(TEXT_PIECES_MOST)))],
  ['a blueprint asks 15 questions at most', 'wrong_shape', prop('root', 'questions', asked(16))],
  ['no two questions have one id', 'wrong_shape', prop('root', 'questions', [...asked(1), ...asked(1)])],
  ['an album has 15 answers at most', 'wrong_shape', prop('root', 'answers', answered(16, 'x'))],
  ['an answer in a line has 120 letters at most', 'answer_too_long', prop('root', 'answers', { a: 'x'.repeat(121) })],
  ['an answer in lines has 600 letters at most', 'wrong_shape', prop('root', 'answers', { b: 'x'.repeat(601) })],
  [
    'a text has 24 wordings at most',
    'wrong_shape',
    prop(
      'text',
      'wording',
      Array.from({ length: 25 }, () => 'x'),
    ),
  ],
  ['a wording has 2000 letters at most', 'wrong_shape', prop('text', 'wording', ['x'.repeat(2001)])],
  ['a comment has 4000 letters at most', 'wrong_shape', prop('comment', 'text', 'x'.repeat(4001))],
  ['a length is finite', 'wrong_shape', prop('box', 'x', 1e9)],
  ['an id has 64 letters of a kind', 'wrong_shape', [made('a b', 'Rectangle', 'r1')]],
  ['a comment is by who writes it', 'comment_of_other', [made('new', 'Comment', 'r1', { userId: 'them', text: 'no' })]],
  [
    'a comment is by who writes it, on a new spread too',
    'comment_of_other',
    [made('page', 'Spread', 'red'), made('new', 'Comment', 'page', { userId: 'them', text: 'no' })],
  ],
];

describe('a unit that breaks a rule is refused to everybody and changes nothing:', () => {
  it.each(RULES)('%s (%s)', (_rule, code, unit) => {
    for (const actor of [member, owner, admin]) {
      const document = start();
      const before = toParts(document);
      expect(applyUnit(document, unit, actor)).toMatchObject({ ok: false, code });
      expect(toParts(document)).toEqual(before);
    }
  });
});

test('an album takes 5000 stickers, and one that has more may lose some', () => {
  const many = Array.from({ length: MOST_STICKERS + 1 }, (_, at): Operation => {
    const id = `many${at}`;
    return { part: 'stickers', path: id, value: { id, name: 'Ada', sectionId: 'red' } };
  });
  const document = start();
  expect(applyUnit(document, many, member)).toMatchObject({ ok: false, code: 'album_full' });
  expect(document.stickers.size).toBe(1);
  applyPatch(document, many);
  expect(applyUnit(document, [{ part: 'stickers', path: 'many1', removed: true }], member)).toMatchObject({ ok: true });
});

test('the sizes and line heights between those of the menus are taken, as copy-fit stores them', () => {
  for (const unit of [prop('text', 'size', 13.5), prop('text', 'size', 200), prop('text', 'lineHeight', 137)])
    expect(applyUnit(start(), unit, member)).toMatchObject({ ok: true });
});

test('who gave an empty chapter its first spread may take it back, and nobody else', () => {
  const document = start();
  const added = applyUnit(document, [made('first', 'Spread', 'empty')], member);
  if (!added.ok) throw new Error(added.code);
  expect(applyUnit(document, added.inverse, member)).toMatchObject({ ok: false, code: 'last_spread_of_section' });
  const proofs = new Proofs();
  proofs.add(added.traces);
  expect(applyUnit(document, removeNodesPatch(document, ['b1' as NodeId]), member, proofs)).toMatchObject({
    ok: false,
  });
  expect(applyUnit(document, added.inverse, member, proofs)).toMatchObject({ ok: true });
});

describe('a stored document that breaks a rule made after it', () => {
  const broken = (): ReturnType<typeof toParts> => {
    const document = start();
    applyPatch(document, [
      ...prop('red', 'name', ' '),
      ...prop('text', 'font', 'Comic Sans MS'),
      ...prop('text', 'text', run({ font: 'Wingdings', bold: true })),
      ...prop('comment', 'createdAt', 'x'.repeat(50)),
      ...prop('picture', 'pexelsId', 'x'.repeat(100)),
      ...prop('box', 'strokeWidth', 250),
      ...sticker('name', ''),
      ...sticker('stickerLayout', 'platinum'),
      ...sticker('position', 'x'.repeat(40)),
      ...prop('root', 'answers', { a: 'x'.repeat(200) }),
      made('long', 'Text', 'r1', { text: richText('y'.repeat(TEXT_LETTERS_MOST + 5)) }),
      { part: 'fonts', path: 'title', value: { family: 'Wingdings', bold: true } },
      { part: 'sticker_template_settings', path: 'id', value: 'platinum' },
    ]);
    return toParts(document);
  };

  it('is read, mended, and says what was mended', () => {
    const stored = broken();
    const parsed = parseAlbum(stored, SCHEMA_VERSION);
    if (!parsed.ok) throw new Error(`${parsed.at} ${parsed.detail}`);
    const { document, mended } = parsed;
    expect(checkIntegrity(document)).toEqual([]);
    expect(mended.repairs.map(({ rule, at }) => `${rule} ${at}`).toSorted()).toEqual([
      'answer_too_long workspace:nodes/root',
      'design_unknown sticker_template_settings:',
      'font_unknown fonts:title',
      'font_unknown workspace:nodes/text',
      'out_of_range stickers:s1',
      'out_of_range workspace:nodes/box',
      'out_of_range workspace:nodes/comment',
      'out_of_range workspace:nodes/picture',
      'section_name_required workspace:nodes/red',
      'sticker_name_required stickers:s1',
      'text_too_long workspace:nodes/long',
    ]);
    const props = (id: string) => document.nodes.get(id as NodeId)!.props;
    expect(props('red')).toMatchObject({ name: UNNAMED });
    expect(props('text')).toMatchObject({ font: 'paragraph', text: run({ bold: true }) });
    expect(props('long')).toMatchObject({ text: richText('y'.repeat(TEXT_LETTERS_MOST)) });
    expect(props('box')).toMatchObject({ strokeWidth: 100 });
    expect(props('picture')).toMatchObject({ pexelsId: 'x'.repeat(64) });
    expect(document.stickers.get('s1' as StickerId)).toMatchObject({
      name: UNNAMED,
      position: 'x'.repeat(30),
      stickerLayout: 'default',
    });
    expect(document.fonts.get('title')).toEqual({ family: 'Rubik', bold: true });
    expect(document.settings.id).toBe('default');
  });

  it('comes out the same when the mending is applied to it as a patch, and needs none a second time', () => {
    const stored = broken();
    const parsed = parseAlbum(stored, SCHEMA_VERSION);
    if (!parsed.ok) throw new Error(parsed.detail);
    const patched = createDocument(stored);
    applyPatch(patched, parsed.mended.patch);
    expect(toParts(patched)).toEqual(toParts(parsed.document));
    expect(parseAlbum(toParts(patched), SCHEMA_VERSION)).toMatchObject({ ok: true, mended: { repairs: [] } });
  });

  it('is left alone when it breaks none', () => {
    expect(parseAlbum(toParts(start()), SCHEMA_VERSION)).toMatchObject({
      ok: true,
      mended: { patch: [], repairs: [] },
    });
  });
});
