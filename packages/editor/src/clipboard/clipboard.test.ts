import {
  type AlbumDocument,
  applyUnit,
  boundsInSpread,
  type CommandResult,
  createdNodes,
  isRefused,
  type NodeId,
  plainText,
  type PropsOf,
  readClipboard,
  type StickerId,
  writeClipboard,
} from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorsByValue } from './colors-by-value.ts';
import { pasteCells, pasteOnSpread, pasteText, textOfWords } from './pasting.ts';
import { readCells } from './read-cells.ts';
import { readPasted } from './read-pasted.ts';
import { pasteReplacing } from './replacing.ts';
import { copyStyle, pasteStyle } from './style.ts';

const owner = { userId: 'u', role: 'owner', albumLocked: false } as const;
let made = 0;
const makeId = () => `made${(made += 1)}`;
const ids = (...names: string[]) => names as NodeId[];
const spread = 'spread' as NodeId;
const userId = 'u';

function run(document: AlbumDocument, result: CommandResult): NodeId[] {
  if (isRefused(result)) throw new Error(result.code);
  expect(applyUnit(document, result, owner)).toMatchObject({ ok: true });
  return createdNodes(result);
}

function copied(document: AlbumDocument, ...names: string[]) {
  const read = readClipboard(writeClipboard(document, ids(...names), 'album'));
  if (!read.ok) throw new Error(read.code);
  return read;
}

const data = (text: string, more: object = {}) => ({ text, isTable: false, pictures: 0, plain: false, ...more });
const hundredth = (min: number, max: number) => fc.integer({ min: min * 100, max: max * 100 }).map((n) => n / 100);

describe('copying and pasting', () => {
  it('brings elements of any depth back where they were, as they were', () => {
    const place = fc.record({
      x: hundredth(20, 300),
      y: hundredth(20, 200),
      width: hundredth(1, 80),
      height: hundredth(1, 80),
      rotation: fc.integer({ min: 0, max: 359 }),
      opacity: fc.constantFrom(1, 0.5, 0.25),
      fill: fc.constantFrom(2, 4, '#123456', null, { type: 'linear' as const, colors: [3, '#ff0000'], direction: 45 }),
    });
    fc.assert(
      fc.property(place, place, fc.integer({ min: 0, max: 359 }), fc.boolean(), (a, b, turn, inside) => {
        const document = anAlbum()
          .section()
          .spread({ id: 'spread' })
          .rectangle({ id: 'a', ...a })
          .group((group) => group.circle({ id: 'b', ...b }).text('Hallo', { id: 't', x: 4 }), {
            id: 'group',
            x: 31.5,
            y: 12.25,
            rotation: turn,
          })
          .build();
        const names = inside ? ['a', 'b', 't'] : ['a', 'group'];
        const { elements } = copied(document, ...names);
        const created = run(
          document,
          pasteOnSpread(document, { elements, spreadId: spread, place: { by: { x: 0, y: 0 } }, userId, makeId }),
        );
        expect(created).toHaveLength(names.length);
        for (const [index, id] of created.entries()) {
          const source = document.nodes.get(names[index] as NodeId)!;
          const copy = document.nodes.get(id)!;
          expect(copy.parent).toBe(spread);
          expect(copy.type).toBe(source.type);
          const [was, is] = [boundsInSpread(document, source.id)!, boundsInSpread(document, id)!];
          for (const side of ['x', 'y', 'width', 'height'] as const) expect(is[side]).toBeCloseTo(was[side], 1);
          const { x: _x, y: _y, rotation: _r, ...look } = source.props as Record<string, unknown>;
          expect(copy.props).toMatchObject(look);
        }
      }),
      { numRuns: 80 },
    );
  });

  it('goes where it is told: further, to a point, and never beside the paper', () => {
    const document = anAlbum()
      .section()
      .spread({ id: 'spread' })
      .rectangle({ id: 'a', x: 400, y: 20, width: 50, height: 30 })
      .build();
    const { elements } = copied(document, 'a');
    const paste = (spreadId: string, place: Parameters<typeof pasteOnSpread>[1]['place']) => {
      const [id] = run(
        document,
        pasteOnSpread(document, { elements, spreadId: spreadId as NodeId, place, userId, makeId }),
      );
      return document.nodes.get(id!)!.props;
    };
    expect(paste('spread', { by: { x: 10, y: 10 } })).toMatchObject({ x: 410, y: 30 });
    expect(paste('spread', { middle: { x: 100, y: 100 } })).toMatchObject({ x: 75, y: 85 });
    expect(paste('front', { by: { x: 0, y: 0 } })).toMatchObject({ x: 90, y: 133.5 });
  });

  it('shows a sticker in a pasted cell only when that has no place any more', () => {
    const document = anAlbum().section().spread({ id: 'spread' }).cell({ id: 'cell', sticker: 'Ada' }).build();
    const { elements } = copied(document, 'cell');
    const [copy] = run(
      document,
      pasteOnSpread(document, { elements, spreadId: spread, place: { by: { x: 0, y: 0 } }, userId, makeId }),
    );
    expect(document.nodes.get(copy!)!.props).toMatchObject({ stickerId: null });
    expect([...document.nodesUsing('sticker', 's1' as StickerId)]).toEqual(['cell']);
  });
});

describe('colours of another album', () => {
  const there = anAlbum()
    .colors({ 2: '#111111', 3: '#222222' })
    .section()
    .spread()
    .rectangle({ id: 'a', fill: 2, stroke: 3 })
    .text('x', {
      id: 't',
      color: 3,
      text: { paragraphs: [{ content: [{ text: 'x', color: 2 }] }] },
    })
    .build();

  it('stay what they were; where the palettes agree, they follow the palette', () => {
    const here = new Map([
      ['2', '#111111'],
      ['3', '#999999'],
    ]);
    const { elements, colors } = copied(there, 'a', 't');
    const [a, t] = colorsByValue(elements, colors, here);
    expect(a!.props).toMatchObject({ fill: 2, stroke: '#222222' });
    expect(t!.props).toMatchObject({ color: '#222222', text: { paragraphs: [{ content: [{ color: 2 }] }] } });
    expect(colorsByValue(elements, {}, here)).toEqual(elements);
  });
});

describe('what is on the clipboard', () => {
  it('is elements, cells, words or pictures', () => {
    const document = anAlbum().section().spread().text('Hallo', { id: 't' }).build();
    const json = writeClipboard(document, ids('t'));
    expect(readPasted(data(json))).toMatchObject({ ok: true, elements: [{ type: 'Text' }] });
    expect(readPasted(data(json, { plain: true }))).toEqual({ ok: true, words: 'Hallo' });
    expect(readPasted(data('a\tb\nc\td'))).toMatchObject({
      cells: [
        ['a', 'b'],
        ['c', 'd'],
      ],
    });
    expect(readPasted(data('a\tb', { plain: true }))).toEqual({ ok: true, words: 'a\tb' });
    expect(readPasted(data('a\nb', { isTable: true }))).toMatchObject({ cells: [['a'], ['b']] });
    expect(readPasted(data('a\nb'))).toEqual({ ok: true, words: 'a\nb' });
    expect(readPasted(data('', { pictures: 2 }))).toEqual({ ok: true, pictures: 2 });
    expect(readPasted(data('a\tb', { pictures: 1 }))).toMatchObject({ cells: [['a', 'b']] });
  });

  it('is nothing when it is broken JSON, and refused when it is JSON of something else or far too much', () => {
    expect(readPasted(data('{"format": "editor-pub'))).toEqual({ ok: false, code: 'nothing' });
    expect(readPasted(data('{"format":"other/2.0","elements":[]}'))).toEqual({ ok: false, code: 'wrong_format' });
    for (const broken of ['[{"type":"Text"', '{format: "editor-public/1.0", elements: [}', '{"format"'])
      expect(readPasted(data(broken, { pictures: 1 }))).toEqual({ ok: true, pictures: 1 });
    expect(readPasted(data('[{"a"'))).toEqual({ ok: false, code: 'nothing' });
    expect(readPasted(data('{page-number} von {total-pages}'))).toMatchObject({ words: expect.any(String) as string });
    expect(readPasted(data('[{"type":"Text"}]'))).toEqual({ ok: false, code: 'wrong_format' });
    expect(readPasted(data('{"format":"editor-public/1.0","elements":[]}'))).toEqual({ ok: false, code: 'nothing' });
    for (const words of ['[1] Anna', '[1, 2]', '“Zitat”', '"Zitat"', '[{Anna'])
      expect(readPasted(data(words))).toEqual({ ok: true, words });
    expect(plainText(textOfWords('"Zitat"'))).toBe('"Zitat"');
    expect(readPasted(data(' '.repeat(3)))).toEqual({ ok: false, code: 'nothing' });
    expect(readPasted(data('x'.repeat(8_000_001)))).toEqual({ ok: false, code: 'too_large' });
    const many = JSON.stringify({
      format: 'editor-public/1.0',
      elements: Array.from({ length: 4001 }, () => ({ type: 'Circle' })),
    });
    expect(readPasted(data(many))).toEqual({ ok: false, code: 'too_large' });
  });

  it('never makes the editor fall over, whatever it is', () => {
    const node: fc.Arbitrary<unknown> = fc.oneof(
      fc.jsonValue(),
      fc.record({ type: fc.constantFrom('Text', 'Group', 'Circle', 'Root', 'Comment'), props: fc.jsonValue() }),
    );
    const document = anAlbum().section().spread({ id: 'spread' }).build();
    fc.assert(
      fc.property(fc.array(node), fc.jsonValue(), (elements, colors) => {
        const read = readPasted(data(JSON.stringify({ format: 'editor-public/1.0', elements, colors })));
        if (!read.ok || !('elements' in read) || read.elements.length === 0) return;
        run(
          document,
          pasteOnSpread(document, {
            elements: colorsByValue(read.elements, read.colors, document.colors),
            spreadId: spread,
            place: { by: { x: 10, y: 10 } },
            userId,
            makeId,
          }),
        );
      }),
      { numRuns: 200 },
    );
  });

  it('reads cells in quotes, with tabs, quotes and line ends inside', () => {
    expect(readCells('a\t"b ""x""\nc"\r\nd\t\r\n')).toEqual([
      ['a', 'b "x"\nc'],
      ['d', ''],
    ]);
    expect(readCells('one cell')).toBeNull();
    const cell = fc.string().filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
        const text = rows.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join('\t')).join('\n');
        expect(readCells(text)).toEqual(rows);
      }),
    );
  });
});

describe('cells and words', () => {
  it('become one text in columns, each row on a line, as large as the paper has room for', () => {
    const document = anAlbum().section().spread({ id: 'spread' }).build();
    const cells = [
      ['Ada', 'Tor'],
      ['', 'Sturm'],
    ];
    const created = run(
      document,
      pasteCells(document, { cells, spreadId: spread, middle: { x: 230, y: 100 }, makeId }),
    );
    expect(created).toHaveLength(1);
    const boxes = document.childIds(created[0]!).map((id) => document.nodes.get(id)!.props as PropsOf<'Text'>);
    expect(boxes.map(({ text }) => plainText(text))).toEqual(['Ada\n', 'Tor\nSturm']);
    expect(boxes[1]!.x).toBeGreaterThan(boxes[0]!.x + boxes[0]!.width);
    expect(boxes.map(({ size }) => size)).toEqual([11, 11]);
    const wide = [Array.from({ length: 12 }, () => 'Mittelfeld, linke Seite')];
    const [group] = run(
      document,
      pasteCells(document, { cells: wide, spreadId: spread, middle: { x: 230, y: 100 }, makeId }),
    );
    const bounds = boundsInSpread(document, group!)!;
    expect(bounds.x).toBeGreaterThanOrEqual(0);
    expect(bounds.x + bounds.width).toBeLessThanOrEqual(460);
  });

  it('become one box with automatic texts', () => {
    const document = anAlbum().section().spread({ id: 'spread' }).build();
    const [id] = run(
      document,
      pasteText(document, {
        text: textOfWords('Seite {page-number}\r\n\r\n'),
        spreadId: spread,
        middle: { x: 60, y: 30 },
        makeId,
      }),
    );
    expect(document.nodes.get(id!)!.props).toMatchObject({
      x: 10,
      y: 20,
      text: { paragraphs: [{ content: [{ text: 'Seite ' }, { symbol: 'page-number' }] }] },
    });
  });
});

describe('copying a style', () => {
  it('gives each element what it has of it, in groups too, and neither place nor words', () => {
    const document = anAlbum()
      .section()
      .spread({ id: 'spread' })
      .rectangle({ id: 'a', x: 5, fill: 2, stroke: '#000000', strokeWidth: 3, borderRadius: 4, opacity: 0.5 })
      .group((group) => group.circle({ id: 'b', x: 90 }).text('Wort', { id: 't' }), { id: 'group' })
      .build();
    const style = copyStyle(document, 'a' as NodeId)!;
    run(document, pasteStyle(document, { ids: ids('group'), style }));
    expect(document.nodes.get('b' as NodeId)!.props).toMatchObject({ x: 90, fill: 2, strokeWidth: 3, opacity: 0.5 });
    expect(document.nodes.get('t' as NodeId)!.props).toMatchObject({ fill: 2, opacity: 0.5, size: 11 });
    expect(document.nodes.get('t' as NodeId)!.props).not.toHaveProperty('strokeWidth');
  });
});

describe('pasting in place of something', () => {
  const album = () =>
    anAlbum()
      .section()
      .spread({ id: 'spread' })
      .rectangle({ id: 'box', x: 100, y: 100, width: 40, height: 20 })
      .circle({ id: 'dot', x: 10, y: 10, width: 10, height: 10 })
      .picture({ id: 'photo', x: 10, y: 50, width: 30, height: 40, cscale: 2 })
      .picture({ id: 'frame', x: 200, y: 50, width: 60, height: 60, borderRadius: 8, cscale: 3 })
      .build();
  const replace = (document: AlbumDocument, what: string, ...others: string[]) =>
    run(document, pasteReplacing(document, { ...copied(document, what), ids: ids(...others), userId, makeId }));

  it('lies where that was, which goes', () => {
    const document = album();
    const [dot] = replace(document, 'dot', 'box');
    expect(document.nodes.has('box' as NodeId)).toBe(false);
    expect(boundsInSpread(document, dot!)).toMatchObject({ x: 115, y: 105, width: 10, height: 10 });
  });

  it('changes only the picture of a frame', () => {
    const document = album();
    const { image } = (document.nodes.get('photo' as NodeId) as { props: { image: string } }).props;
    expect(replace(document, 'photo', 'frame')).toEqual([]);
    expect(document.nodes.get('frame' as NodeId)?.props).toMatchObject({
      image,
      x: 200,
      width: 60,
      borderRadius: 8,
      cscale: 1,
    });
  });

  it('needs something to replace', () => {
    const document = album();
    const answer = pasteReplacing(document, { ...copied(document, 'dot'), ids: [], userId, makeId });
    expect(answer).toMatchObject({ code: 'nothing_selected' });
  });
});
