import { anAlbum } from '@figurina/album/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefused, type CommandResult } from '../commands/command.ts';
import { changeProps } from '../commands/elements/change-props.ts';
import { duplicateElements } from '../commands/elements/duplicate-elements.ts';
import { goesAsAWhole, leavePageOut } from '../commands/elements/leave-page-out.ts';
import { keepTemplate, leaveTemplateOut } from '../commands/elements/template-elements.ts';
import { fillFrame } from '../commands/images/place-image.ts';
import { applyLayout } from '../commands/layouts/apply-layout.ts';
import { duplicateSpread } from '../commands/spreads/duplicate-spread.ts';
import { spreadOfNode } from '../commands/tree.ts';
import { type AlbumDocument, SCHEMA_VERSION } from '../document/album.ts';
import { readBlueprint } from '../document/exchange/blueprint.ts';
import { toExchangeNode } from '../document/exchange/exchange-node.ts';
import type { ImageId, NodeId } from '../document/ids.ts';
import { parseAlbum } from '../document/parse-album.ts';
import { plainText, type RichText, richText } from '../document/rich-text.ts';
import { templateWords, withoutTemplateMark, withTemplateMark } from '../document/template-mark.ts';
import { toParts } from '../document/to-parts.ts';
import { firstDraft } from '../drafts/first-draft.ts';
import { GENERAL_LAYOUTS } from '../layouts/general-layouts.ts';
import { applyUnit } from '../patch/apply-unit.ts';
import { printedOrder } from './hints.ts';
import { preflight } from './preflight.ts';
import { templateLeft, templateLeftInAlbum } from './template-findings.ts';

const owner = { userId: 'u', role: 'owner', albumLocked: false } as const;
const spread = 'spread' as NodeId;
const ids = (...names: string[]) => names as NodeId[];
let made = 0;
const makeId = () => `made${(made += 1)}`;

/** Applies it as the server would; answers what takes it back. */
function run(document: AlbumDocument, result: CommandResult) {
  if (isRefused(result)) throw new Error(result.code);
  const applied = applyUnit(document, result, owner);
  if (!applied.ok) throw new Error(applied.code);
  return applied.inverse;
}

const text = (id: string, words: string, more = {}) => ({ type: 'Text', props: { id, text: words, ...more } });
const image = (id: string, more = {}) => ({ type: 'Image', props: { id, y: 200, ...more } });

/** A blueprint of one open chapter; its pictures are a drawing and a drawn person. */
function blueprint(children: object[], cells = 0): AlbumDocument {
  const same = (words: string) => ({ de: words, en: words, fr: words, it: words, pl: words });
  const section = (id: string, inside: object[], fixed = true) => ({
    type: 'Section',
    props: { id, name: 'Chapter', static: fixed },
    children: [{ type: 'Spread', props: { id: fixed ? `${id}-spread` : 'spread' }, children: inside }],
  });
  const places = Array.from({ length: cells }, (_, at) => ({ type: 'StickerCell', props: { id: `cell${at}` } }));
  const read = readBlueprint(
    {
      id: 'plain',
      schema_version: 1,
      blueprint_category: 'sports',
      title: same('Plain'),
      description: same(''),
      colors: {},
      fonts: {},
      sticker_template_settings: {},
      images: ['sun', 'ada'].map((id) => ({ id, file: `${id}.svg`, width: 9, height: 9, own_colors: id === 'ada' })),
      texts: {},
      workspace: {
        type: 'Root',
        props: { id: 'root' },
        children: [section('front', []), section('team', [...children, ...places], false), section('back', [])],
      },
      layouts: [],
    },
    'de',
  );
  if (!read.ok) throw new Error(read.detail);
  return read.blueprint.document;
}

describe('what is the template’s', () => {
  it('is its words, its empty frames and the people it draws, and no automatic text, figure or decoration', () => {
    const document = blueprint([
      text('words', 'Our first match'),
      text('mixed', '{total-stickers} old friends'),
      text('automatic', '{page-number} · {section}'),
      text('figures', '1993\n4 : 2'),
      text('empty', ''),
      text('linked', 'Name', { symbol: 'sticker-name' }),
      image('frame'),
      image('person', { image: 'ada' }),
      image('drawing', { image: 'sun' }),
      image('portrait', { image: 'sun', template: true }),
      { type: 'Rectangle', props: { id: 'shape' } },
    ]);
    expect(templateLeft(document, spread)).toEqual(['words', 'mixed', 'frame', 'person', 'portrait']);
    const found = preflight(document, 'order').filter(({ rule }) => rule === 'template');
    expect(found.map(({ nodeId, severity }) => [nodeId, severity])).toEqual(
      templateLeft(document, spread).map((id) => [id, 'warning']),
    );
  });

  it('is nothing in an album that was made before there were marks', () => {
    const document = anAlbum().section().spread({ id: 'spread' }).text('Words').picture({ image: null }).build();
    expect(templateLeft(document, spread)).toEqual([]);
  });

  it('is any text no longer when its words change, and again when that is undone', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 12 }), fc.nat(15), fc.nat(15), (put, from, length) => {
        const was = 'Our first match';
        const now = was.slice(0, from) + put + was.slice(from + length);
        const document = blueprint([text('words', was)]);
        const undo = run(document, changeProps(document, { ids: ids('words'), props: { text: richText(now) } }));
        expect(templateLeft(document, spread)).toEqual(now === was ? ['words'] : []);
        run(document, undo);
        expect(templateLeft(document, spread)).toEqual(['words']);
      }),
      { seed: 3, numRuns: 60 },
    );
  });

  it('stays so when only its look or its place changes', () => {
    const document = blueprint([text('words', 'Our first match')]);
    const bold: RichText = {
      paragraphs: [{ align: 'center', content: [{ text: 'Our ', bold: true }, { text: 'first match' }] }],
    };
    run(document, changeProps(document, { ids: ids('words'), props: { text: bold, x: 40, size: 20 } }));
    expect(templateLeft(document, spread)).toEqual(['words']);
  });

  it('is a frame until a photo is in it, and when the photo is out again', () => {
    const document = blueprint([image('frame'), image('person', { y: 0, image: 'ada' })]);
    const own = { ...document.images.get('sun' as ImageId)!, id: 'own', blueprint_image: false };
    run(document, [{ part: 'images', path: 'own', value: own as never }]);
    for (const id of ids('frame', 'person'))
      run(document, fillFrame(document, { nodeId: id, imageId: 'own' as ImageId }));
    expect(templateLeft(document, spread)).toEqual([]);
    run(document, changeProps(document, { ids: ids('frame'), props: { image: null } }));
    expect(templateLeft(document, spread)).toEqual(['frame']);
  });

  it('is left out page by page, and the page with it where only decoration would be left', () => {
    const decoration = [image('drawing', { image: 'sun' }), text('page', '{page-number}', { y: 280 })];
    const kept = blueprint([text('words', 'Our first match'), text('chapter', '{section}', { y: 20 }), ...decoration]);
    run(kept, leavePageOut(kept, { spreadId: spread }));
    expect([kept.nodes.has(spread), kept.nodes.has(ids('words')[0]!)]).toEqual([true, false]);
    expect(isRefused(leavePageOut(kept, { spreadId: spread }))).toBe(true);

    const alone = blueprint([text('words', 'Our first match'), ...decoration]);
    expect(goesAsAWhole(alone, spread)).toBe(false);
    const copied = run(alone, duplicateSpread(alone, { spreadId: spread, makeId }));
    const undo = run(alone, leavePageOut(alone, { spreadId: spread }));
    expect(alone.nodes.has(spread)).toBe(false);
    run(alone, undo);
    run(alone, copied);
    expect(templateLeft(alone, spread)).toEqual(['words']);
    // Stickers are what it is there for.
    const team = blueprint([text('words', 'Our first match')], 2);
    run(team, duplicateSpread(team, { spreadId: spread, makeId }));
    expect(goesAsAWhole(team, spread)).toBe(false);
  });

  it('is seen on paper, but for the words under a frame that ask for its photo', () => {
    const place = { x: 20, y: 20, width: 60, height: 10 };
    const document = blueprint([
      text('asks', 'Your photo here', place),
      text('own', 'Your photo here', place),
      text('behind', 'Summer', place),
      image('frame', { x: 10, y: 10 }),
      image('drawing', { x: 10, y: 10, image: 'sun' }),
      text('before', 'Autumn', place),
    ]);
    const all = ['frame', 'drawing', 'asks', 'own', 'behind', 'before'];
    const printed = (): NodeId[] => printedOrder(document, spread).filter((id) => all.includes(id));
    run(document, changeProps(document, { ids: ids('own'), props: { text: richText('Us, in spring') } }));
    expect(printed()).toEqual(expect.arrayContaining(['frame', 'drawing', 'own', 'before']));
    expect(printed()).not.toContain('asks');
    expect(printed()).not.toContain('behind');
    run(document, [{ part: 'workspace', path: 'nodes/frame', removed: true }]);
    // A drawing covers no words: they are part of it.
    expect(printed()).toEqual(expect.arrayContaining(['asks', 'behind']));
  });

  it('tells the words under a frame when the frame is gone alone', () => {
    const place = { x: 20, y: 20, width: 60, height: 10 };
    const document = blueprint([
      text('asks', 'Your photo here', place),
      text('beside', 'Summer', { ...place, x: 200 }),
      image('frame', { x: 10, y: 10 }),
    ]);
    expect(templateLeft(document, spread)).toEqual(['beside', 'frame']);
    const undo = run(document, [{ part: 'workspace', path: 'nodes/frame', removed: true }]);
    expect(templateLeft(document, spread)).toEqual(['asks', 'beside']);
    run(document, undo);
    run(document, leaveTemplateOut(document, { ids: ids('frame') }));
    expect(document.childIds(spread)).toEqual(['beside']);
  });

  it('goes along with duplicates and with what is stored', () => {
    const document = blueprint([text('words', 'Our first match')]);
    run(document, duplicateElements(document, { ids: ids('words'), makeId }));
    expect(templateLeft(document, spread)).toHaveLength(2);
    run(document, duplicateSpread(document, { spreadId: spread, makeId }));
    expect(templateLeftInAlbum(document)).toHaveLength(4);
    const again = parseAlbum(toParts(document), SCHEMA_VERSION);
    expect(again.ok && templateLeftInAlbum(again.document)).toEqual(templateLeftInAlbum(document));
  });

  it('is nothing of an album that elements are copied to', () => {
    const document = blueprint([
      { type: 'Group', props: { id: 'group' }, children: [text('words', 'Our first match')] },
    ]);
    const copied = toExchangeNode(document, 'group' as NodeId);
    expect(JSON.stringify(copied)).toContain('template');
    expect(JSON.stringify(withoutTemplateMark(copied))).not.toContain('template');
  });
});

describe('what fills an album by itself', () => {
  it('leaves the mark to what the template says, and to nothing else', () => {
    const document = blueprint([text('words', 'Our first match'), text('chapter', '{section}')], 6);
    const people = Array.from({ length: 6 }, (_, at) => ({ name: `Person ${at}`, position: 'Goal', chapter: 'First' }));
    const draft = firstDraft(document, { people, layouts: [], makeId, now: '2026-11-22T06:00:00Z' });
    expect(draft.stickers.size).toBe(6);
    const left = templateLeftInAlbum(draft).map((id) => draft.nodes.get(id)!);
    const words = left.filter((node) => node.type === 'Text').map(({ props }) => plainText(props.text));
    expect(words).toEqual(['Our first match']);
    // The book is filled up with frames.
    expect(new Set(left.map(({ type }) => type))).toEqual(new Set(['Text', 'Image']));
    expect(left.filter((node) => node.type === 'Image' && node.props.image !== null)).toEqual([]);
  });

  it('another layout takes the customer’s words without a mark, and the template’s with theirs', () => {
    const layout = GENERAL_LAYOUTS.find(
      ({ slots }) => slots.filter(({ role, kind }) => kind === 'text' && role === 'text').length > 2,
    )!;
    const words = 'Words of the layout';
    const slots = layout.slots.map((slot) =>
      slot.kind === 'text'
        ? { ...slot, props: withTemplateMark('Text', { text: richText(words) }, () => false) }
        : slot,
    ) as typeof layout.slots;
    const document = blueprint([text('words', 'Our first match'), text('own', 'Something else')]);
    run(document, changeProps(document, { ids: ids('own'), props: { text: richText('What we wrote') } }));
    run(document, applyLayout(document, { spreadId: spread, layout: { ...layout, slots }, makeId }));
    const there = document.childIds(spread).flatMap((id) => {
      const node = document.nodes.get(id)!;
      return node.type === 'Text' ? [[plainText(node.props.text), templateLeft(document, spread).includes(id)]] : [];
    });
    expect(new Map(there as [string, boolean][])).toEqual(
      new Map([
        [words, true],
        ['Our first match', true],
        ['What we wrote', false],
        ['{page-number}', false],
      ]),
    );
  });
});

describe('what somebody decides', () => {
  it('to keep is told no longer, in groups too, and undo brings it back', () => {
    const document = blueprint([
      { type: 'Group', props: { id: 'group' }, children: [text('words', 'Our first match')] },
      image('frame', { x: 300 }),
    ]);
    const undo = run(document, keepTemplate(document, { ids: ids('group', 'frame') }));
    expect(templateLeft(document, spread)).toEqual([]);
    expect(keepTemplate(document, { ids: ids('group', 'frame') })).toEqual({ ok: false, code: 'nothing_selected' });
    run(document, undo);
    expect(templateLeft(document, spread)).toEqual(['words', 'frame']);
  });

  it('to keep stays so for a text that is changed and changed back', () => {
    const document = blueprint([text('words', 'Our first match')]);
    run(document, keepTemplate(document, { ids: ids('words') }));
    for (const words of ['Another', 'Our first match'])
      run(document, changeProps(document, { ids: ids('words'), props: { text: richText(words) } }));
    expect(templateLeft(document, spread)).toEqual([]);
  });

  it('to leave out is deleted', () => {
    const document = blueprint([text('words', 'Our first match')]);
    expect(spreadOfNode(document, 'words' as NodeId)).toBe(spread);
    run(document, leaveTemplateOut(document, { ids: ids('words') }));
    expect(document.nodes.has('words' as NodeId)).toBe(false);
  });
});

it('names words by what they say', () => {
  expect(templateWords(richText('Straße'))).toBe(templateWords(richText('Straße')));
  expect(templateWords(richText('Straße'))).not.toBe(templateWords(richText('Strasse')));
  expect(templateWords(richText('Łódź'))).toMatch(/^\w{1,16}$/);
});
