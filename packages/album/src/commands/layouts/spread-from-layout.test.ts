import { describe, expect, it } from 'vitest';
import { anAlbum } from '../../../testing/index.ts';
import type { AlbumDocument } from '../../document/album.ts';
import type { NodeId } from '../../document/ids.ts';
import { plainText, richText } from '../../document/rich-text.ts';
import { layoutOfSpread } from '../../layouts/layout-of-spread.ts';
import { layoutSchema, type Layout } from '../../layouts/layout.ts';
import { preflight } from '../../preflight/preflight.ts';
import { applyPatch } from '../../patch/apply-patch.ts';
import { answerQuestions } from '../questions/answer-questions.ts';
import { isRefused } from '../command.ts';
import { descendants } from '../tree.ts';
import { addSpread, createdSpread } from '../spreads/add-spread.ts';

const box = { x: 10, y: 10, width: 100, height: 20 };
const text = (y: number, ...wordings: string[]) => ({ ...box, y, kind: 'text', wordings });
const group = (...children: object[]) => ({ ...box, kind: 'shape', type: 'Group', children });
const layoutOf = (id: string, slots: object[], role = 'picture'): Layout =>
  layoutSchema.parse({ id, role, stickers: 0, slots }) as Layout;

const HINT = 'Your photo could be here';
const PAGE = layoutOf('page', [
  text(20, 'Out there at five', 'In there until ten', 'And home at last'),
  text(50, 'One sentence of five words'),
  text(80, 'Our people'),
  group({ ...box, kind: 'shape' }, text(20, 'What we are known for')),
  group(text(20, 'Since {answer-since}, as everybody knows')),
  { ...box, kind: 'shape', type: 'Image', images: ['sun', 'moon'] },
  { ...text(110, HINT), props: { name: 'Foto-Hinweis', text: richText(HINT) } },
]);
const OPENER = layoutOf(
  'opener',
  [{ ...text(20), props: { text: { paragraphs: [{ content: [{ symbol: 'section' }] }] } } }, text(80, 'Who is here')],
  'opener',
);

const anAskingAlbum = (): AlbumDocument => {
  const document = anAlbum()
    .image({ id: 'sun', blueprint_image: true })
    .image({ id: 'moon', blueprint_image: true })
    .section()
    .spread()
    .build();
  const questions = [{ id: 'since', kind: 'number', label: 'Since when?', example: '1974' }];
  applyPatch(document, [{ part: 'workspace', path: 'nodes/root/props/questions', value: questions }]);
  return document;
};

let ids = 0;
const makeId = () => `made${(ids += 1)}`;
const add = (document: AlbumDocument, layout: Layout): NodeId => {
  const patch = addSpread(document, { layout, makeId });
  if (isRefused(patch)) throw new Error(patch.code);
  applyPatch(document, patch);
  return createdSpread(patch)!;
};
const seen = (document: AlbumDocument, id: NodeId): string[] => {
  const { type, props } = document.nodes.get(id)!;
  if (type === 'Group' && 'hidden' in props && props.hidden) return [];
  const own = type === 'Text' ? [plainText(props.text)] : type === 'Image' ? [String(props.image)] : [];
  return [...own, ...document.childIds(id).flatMap((child) => seen(document, child))];
};

describe('a spread that is made of a layout', () => {
  it('says nothing twice, shows drawings in turn, and leaves out groups without their words', () => {
    const document = anAskingAlbum();
    const pages = [1, 2, 3, 4].map(() => add(document, PAGE));
    expect(pages.map((id) => seen(document, id))).toEqual([
      ['Out there at five', 'One sentence of five words', 'Our people', 'What we are known for', 'sun', HINT],
      ['In there until ten', 'Our people', 'moon', HINT],
      ['And home at last', 'Our people', 'sun', HINT],
      ['Our people', 'moon', HINT],
    ]);
    // Not only what is said: the bubble goes with its words, the one that waits for an answer is hidden.
    const groups = (id: NodeId) => descendants(document, id).filter((one) => document.nodes.get(one)?.type === 'Group');
    expect(pages.map((id) => groups(id).length)).toEqual([2, 1, 1, 1]);
    for (const id of pages) expect(layoutOfSpread(document, id, [PAGE, OPENER])?.id).toBe('page');
  });

  it('says what was answered, once, also where the answer comes later', () => {
    const document = anAskingAlbum();
    const [early, other] = [add(document, PAGE), add(document, PAGE)];
    applyPatch(document, answerQuestions(document, { since: '1974' }));
    const late = add(document, PAGE);
    const saying = [early, other, late].map((id) => seen(document, id).includes('Since 1974, as everybody knows'));
    expect(saying).toEqual([true, false, false]);
    expect(layoutOfSpread(document, early, [PAGE])?.id).toBe('page');
  });

  it('is no matter of the preflight where its words wait for answers', () => {
    const document = anAskingAlbum();
    const page = add(document, layoutOf('waiting', [{ ...text(290, '{answer-since}'), props: { size: 4, fill: 3 } }]));
    const [waiting] = document.childIds(page);
    expect(document.nodes.get(waiting!)?.props).toMatchObject({ wording: ['{answer-since}'], hidden: true });
    expect(preflight(document, 'order').filter(({ nodeId }) => nodeId === waiting)).toEqual([]);
  });

  it('is an opener without words where it comes again', () => {
    const document = anAskingAlbum();
    expect([add(document, OPENER), add(document, OPENER)].map((id) => seen(document, id))).toEqual([
      ['{section}', 'Who is here'],
      ['{section}'],
    ]);
  });

  it('is no longer the layout’s when somebody wrote or moved something', () => {
    const document = anAskingAlbum();
    const [page, moved] = [add(document, PAGE), add(document, PAGE)];
    const [first] = document.childIds(page);
    const text = { paragraphs: [{ content: [{ text: 'Mine' }] }] };
    applyPatch(document, [
      { part: 'workspace', path: `nodes/${first}/props/text`, value: text },
      { part: 'workspace', path: `nodes/${document.childIds(moved)[0]}/props/x`, value: 11 },
    ]);
    expect([page, moved].map((id) => layoutOfSpread(document, id, [PAGE]))).toEqual([undefined, undefined]);
  });
});
