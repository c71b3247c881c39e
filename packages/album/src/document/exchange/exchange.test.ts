import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anAlbum, anyUnit, Dice } from '../../../testing/index.ts';
import { applyUnit } from '../../patch/apply-unit.ts';
import type { AlbumDocument } from '../album.ts';
import { orderSchema } from '../order.ts';
import { plainText } from '../rich-text.ts';
import { toParts } from '../to-parts.ts';
import type { NodeId } from '../ids.ts';
import { questionsOf } from '../wordings.ts';
import { readBlueprint } from './blueprint.ts';
import { plantElements, readClipboard, writeClipboard } from './clipboard.ts';
import { fromExchange, toExchange, toPayload } from './exchange-album.ts';
import { textFromString } from './text-from-string.ts';

/** Everything a document says but the keys of its orders: children by place. */
function saying(album: AlbumDocument) {
  const { workspace, stickers, ...parts } = toParts(album);
  const nodes = Object.entries(workspace.nodes as Record<string, object>).map(([id, node]) => [
    id,
    { ...node, order: album.childIds((node as { parent: NodeId }).parent).indexOf(id as NodeId) },
  ]);
  const lists = Object.values(toExchange(album).stickers).map(({ id }) => id);
  const plain = Object.entries(stickers as Record<string, object>).map(([id, sticker]) => [
    id,
    { ...sticker, order: lists.indexOf(id) },
  ]);
  return { ...parts, root: workspace.root, nodes: Object.fromEntries(nodes), stickers: Object.fromEntries(plain) };
}

function read(value: unknown): AlbumDocument {
  const parsed = fromExchange(JSON.parse(JSON.stringify(value)));
  if (!parsed.ok) throw new Error(`${parsed.code} ${parsed.at} ${parsed.detail}`);
  return parsed.document;
}

describe('the exchange forms', () => {
  it('say the same when written and read, the tree and the map, whatever has been done to the album', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const dice = new Dice(seed);
        const album = anAlbum()
          .section('Team')
          .spread()
          .cell({ sticker: 'Ada', photo: [600, 800] })
          .sticker('Grace')
          .group((group) => group.text('{page-number} of us').picture())
          .build();
        for (let turn = 0; turn < 30; turn++)
          applyUnit(album, anyUnit(album, dice), { userId: 'me', role: 'owner', albumLocked: false });
        expect(saying(read(toExchange(album)))).toEqual(saying(album));
        expect(saying(read(toPayload(album)))).toEqual(saying(album));
        for (const node of read(toExchange(album)).nodes.values())
          expect(orderSchema.safeParse(node.order).success).toBe(true);
      }),
    );
  }, 60_000);

  it('carry children, props.id, numbers', () => {
    const album = anAlbum().section().spread({ id: 'spread' }).cell({ id: 'cell', x: 5, sticker: 'Ada' }).build();
    expect(toPayload(album).workspace.nodes['spread']).toMatchObject({
      props: { id: 'spread', fill: '#ffffff' },
      children: ['cell'],
    });
    expect(toPayload(album).stickers).toMatchObject([{ name: 'Ada', number: 1 }]);
    expect(toExchange(album).workspace.children[1]!.children[0]).toEqual({
      type: 'Spread',
      props: { id: 'spread' },
      children: [{ type: 'StickerCell', props: { id: 'cell', x: 5, stickerId: 's1' }, children: [] }],
    });
  });

  it('name nodes that bring no id, and refuse an id that comes twice', () => {
    const section = (props: object) => ({
      type: 'Section',
      props: { static: true, ...props },
      children: [{ type: 'Spread' }],
    });
    const workspace = (...children: object[]) => ({ workspace: { type: 'Root', children } });
    expect([...read(workspace(section({}), section({ id: 'back' }))).nodes.keys()]).toEqual([
      'node-1',
      'node-2',
      'node-3',
      'back',
      'node-4',
    ]);
    expect(fromExchange(workspace(section({ id: 'a' }), section({ id: 'a' })))).toMatchObject({
      ok: false,
      at: 'workspace',
    });
    for (const value of [null, {}, { workspace: { type: 'Root', children: [7] } }])
      expect(fromExchange(value)).toMatchObject({ ok: false });
  });
});

describe('the clipboard', () => {
  const album = anAlbum()
    .section()
    .spread()
    .text('Hello', { id: 'text' })
    .group((group) => group.rectangle({ id: 'inside', x: 3 }), { id: 'group' })
    .build();

  it('takes elements with what is in them, once, and gives them fresh ids', () => {
    const copied = readClipboard(writeClipboard(album, ['inside', 'group', 'text'] as NodeId[]));
    if (!copied.ok) throw new Error(copied.code);
    let made = 0;
    const nodes = plantElements(copied.elements, {
      parent: 'front' as NodeId,
      orders: ['A', 'B'],
      makeId: () => `new${++made}`,
    });
    expect(nodes).toMatchObject([
      { id: 'new1', type: 'Text', parent: 'front', order: 'A' },
      { id: 'new2', type: 'Group', parent: 'front', order: 'B', props: {} },
      { id: 'new3', type: 'Rectangle', parent: 'new2', props: { x: 3 } },
    ]);
  });

  it('knows circles and rectangles by their other names', () => {
    const elements = ['Ellipse', 'Rect', 'Circle', 'Rectangle'].map((type) => ({ type, props: { id: type, x: 4 } }));
    const copied = readClipboard(JSON.stringify({ format: 'editor-public/1.0', elements }));
    if (!copied.ok) throw new Error(copied.code);
    expect(copied.elements.map(({ type }) => type)).toEqual(['Circle', 'Rectangle', 'Circle', 'Rectangle']);
  });

  it('takes what an older client wrote: texts as strings, props it does not know', () => {
    const element = (text: unknown) => ({ type: 'Text', props: { id: 'a', text, size: 'huge', glow: true, x: 4 } });
    const blocks = JSON.stringify({ blocks: [{ text: 'one' }, { text: 'two' }] });
    const nested = JSON.stringify([{ type: 'p', children: [{ text: 'a' }, { text: 'b' }] }]);
    const copied = readClipboard(
      JSON.stringify({
        format: 'editor-public/1.0',
        elements: [element('plain'), element(blocks), element(nested), { type: 'Video' }, 7],
      }),
    );
    if (!copied.ok) throw new Error(copied.code);
    expect(copied.elements.map(({ props }) => plainText(props['text'] as never))).toEqual(['plain', 'one\ntwo', 'ab']);
    expect(Object.keys(copied.elements[0]!.props)).toEqual(['id', 'x', 'text']);
  });

  it('keeps the styles of an older client’s texts, with the tag of the format and without', () => {
    const text = JSON.stringify([
      {
        type: 'paragraph',
        align: 'center',
        lineHeight: 1.2,
        children: [{ text: 'Hallo ' }, { text: 'Welt', bold: true, fontSize: '24pt', color: '#c33', glow: 3 }],
      },
      { text: 'unten', textAlign: 'right' },
    ]);
    const blocks = JSON.stringify({
      blocks: [{ text: 'ganz fett', inlineStyleRanges: [{ offset: 5, length: 4, style: 'BOLD' }] }],
    });
    const elements = [
      { type: 'Text', props: { text, fontFamily: '"Anton", sans-serif', fontSize: 36, textAlign: 'justify' } },
      { type: 'Text', props: { text: blocks, fontSize: 'huge' } },
    ];
    for (const tag of [{}, { format: 'editor-public/1.0' }]) {
      const copied = readClipboard(JSON.stringify({ ...tag, elements }));
      expect(copied.ok && copied.elements.map(({ props }) => props)).toEqual([
        {
          font: 'Anton',
          size: 36,
          align: 'justify',
          text: {
            paragraphs: [
              {
                align: 'center',
                lineHeight: 120,
                content: [{ text: 'Hallo ' }, { text: 'Welt', bold: true, size: 24, color: '#cc3333' }],
              },
              { align: 'right', content: [{ text: 'unten' }] },
            ],
          },
        },
        { text: { paragraphs: [{ content: [{ text: 'ganz ' }, { text: 'fett', bold: true }] }] } },
      ]);
    }
  });

  it('reads short colours, so that nothing of it is unseen', () => {
    const fill = { type: 'linear', colors: ['#c33', 3, '#123456'], direction: 90 };
    const elements = [
      { type: 'Rectangle', props: { fill: '#C3f', stroke: '#fff' } },
      { type: 'Circle', props: { fill, stroke: 4 } },
    ];
    const copied = readClipboard(JSON.stringify({ format: 'editor-public/1.0', elements }));
    expect(copied.ok && copied.elements.map(({ props }) => props)).toEqual([
      { fill: '#CC33ff', stroke: '#ffffff' },
      { fill: { ...fill, colors: ['#cc3333', 3, '#123456'] }, stroke: 4 },
    ]);
  });

  it('says what is no clipboard of an editor', () => {
    expect(readClipboard('Hello')).toEqual({ ok: false, code: 'not_json' });
    const unknown = '{"format":"editor-public/1.0","elements":[{"type":"Video","props":{}}]}';
    for (const text of ['null', '7', '{}', '{"format":"other/1.0","elements":[]}', unknown]) {
      expect(readClipboard(text)).toEqual({ ok: false, code: 'wrong_format' });
    }
  });
});

describe('textFromString', () => {
  it('turns {kinds} into automatic texts and lines into paragraphs', () => {
    expect(textFromString('Page {page-number} of {total-pages}\n\n{nonsense}')).toEqual({
      paragraphs: [
        { content: [{ text: 'Page ' }, { symbol: 'page-number' }, { text: ' of ' }, { symbol: 'total-pages' }] },
        { content: [] },
        { content: [{ text: '{nonsense}' }] },
      ],
    });
  });

  it('reads what plainText writes', () => {
    const text = textFromString('{sticker-name}, {sticker-position}\nand friends');
    expect(textFromString(plainText(text))).toEqual(text);
  });
});

describe('readBlueprint', () => {
  const both = (de: string, en: string) => ({ de, en, fr: en, it: en, pl: en });
  const file = {
    id: 'plain',
    schema_version: 1,
    blueprint_category: 'sports',
    title: both('Schlicht', 'Plain'),
    description: both('', ''),
    colors: { '2': '#112233' },
    fonts: { title: { family: 'Anton' } },
    sticker_template_settings: { id: 'gold' },
    images: [{ id: 'back', file: 'back.svg', width: 100, height: 200 }],
    texts: { hello: both('Hallo {album-title}', 'Hello {album-title}'), front: both('Umschlag', 'Cover') },
    workspace: {
      type: 'Root',
      props: { id: 'root' },
      children: [
        {
          type: 'Section',
          props: { id: 'front', name: '@front', static: true },
          children: [
            {
              type: 'Spread',
              props: { id: 'spread' },
              children: [{ type: 'Text', props: { id: 'text', text: '@hello' } }],
            },
          ],
        },
      ],
    },
    layouts: [
      { id: 'one', name: both('Eins', 'One'), role: 'team', spread: { type: 'Spread', props: { name: '@front' } } },
    ],
  };

  it('speaks the language asked for, in names, texts and layouts', () => {
    const read = readBlueprint(file, 'de');
    if (!read.ok) throw new Error(read.detail);
    const { blueprint } = read;
    expect(blueprint).toMatchObject({
      title: 'Schlicht',
      layouts: [{ name: 'Eins', spread: { props: { name: 'Umschlag' } } }],
    });
    expect(blueprint.document.nodes.get('front' as NodeId)!.props.name).toBe('Umschlag');
    expect(blueprint.document.nodes.get('text' as NodeId)!.props).toMatchObject({
      text: { paragraphs: [{ content: [{ text: 'Hallo ' }, { symbol: 'album-title' }] }] },
    });
    expect([...blueprint.files]).toEqual([['back', 'back.svg']]);
    expect([...blueprint.document.images.values()]).toMatchObject([{ id: 'back', blueprint_image: true }]);
  });

  it('has questions, and texts that say what they can without an answer, nothing twice', () => {
    const question = {
      id: 'since',
      kind: 'number',
      label: both('Seit wann?', 'Since when?'),
      example: both('1974', '1974'),
    };
    const many = [both('Seit {answer-since} hier', 'Here since {answer-since}'), both('Schon immer', 'Always')];
    const page = [
      { type: 'Text', props: { text: '@many' } },
      { type: 'Image', props: { image: ['back', 'front'] } },
    ];
    const spread = (id: string) => ({ type: 'Spread', props: { id }, children: page });
    const section = {
      type: 'Section',
      props: { id: 'one', name: 'One', static: true },
      children: ['a', 'b'].map(spread),
    };
    const read = readBlueprint(
      {
        ...file,
        images: ['back', 'front'].map((id) => ({ id, file: `${id}.svg`, width: 1, height: 1 })),
        texts: { many },
        questions: [question],
        workspace: { type: 'Root', props: { id: 'root' }, children: [section] },
        layouts: [{ id: 'page', name: both('', ''), role: 'picture', by_hand: true, spread: spread('x') }],
      },
      'en',
    );
    if (!read.ok) throw new Error(read.detail);
    const { document, layouts } = read.blueprint;
    expect(questionsOf(document)).toEqual([{ id: 'since', kind: 'number', label: 'Since when?', example: '1974' }]);
    expect(layouts).toMatchObject([
      { by_hand: true, spread: { children: [{ wordings: many.map(({ en }) => en) }, {}] } },
    ]);
    const said = document.childIds('one' as NodeId).map((id) => {
      const [words, drawing] = document.childIds(id).map((child) => document.nodes.get(child)!);
      return [words?.type === 'Text' && plainText(words.props.text), drawing?.type === 'Image' && drawing.props.image];
    });
    expect(said).toEqual([
      ['Always', 'back'],
      ['', 'front'],
    ]);
    expect(document.nodes.get('a' as NodeId)?.props).toMatchObject({ layout: 'page' });
  });

  it('names what is wrong with a file', () => {
    expect(readBlueprint({ ...file, texts: {} }, 'de')).toMatchObject({ ok: false, at: 'texts/front' });
    expect(readBlueprint({ ...file, blueprint_category: 'other' }, 'de')).toMatchObject({
      ok: false,
      at: 'blueprint_category',
    });
    expect(readBlueprint({ ...file, workspace: 7 }, 'de')).toMatchObject({ ok: false, at: 'workspace' });
  });
});
