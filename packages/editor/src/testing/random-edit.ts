import {
  type AlbumDocument,
  type AlbumNode,
  answerQuestions,
  EMPTY_TEXT,
  type NodeId,
  type NodeType,
  orderBetween,
  type Patch,
  plainText,
  questionsOf,
  removeNodesPatch,
  removeStickersPatch,
  richText,
} from '@figurina/album';
import type { Random } from './random.ts';

type Edit = (document: AlbumDocument, random: Random, makeId: () => string, userId?: string) => Patch;

function nodesOf(document: AlbumDocument, ...types: NodeType[]): AlbumNode[] {
  return [...document.nodes.values()].filter((node) => types.includes(node.type));
}
const pickNode = (document: AlbumDocument, random: Random, ...types: NodeType[]) =>
  random.pick(nodesOf(document, ...types));
const ELEMENTS = ['Rectangle', 'Text', 'StickerCell', 'Group', 'Circle'] as const;

function orderAt(document: AlbumDocument, parent: NodeId, random: Random): string {
  const orders = document.childIds(parent).map((id) => document.nodes.get(id)!.order);
  const at = random.below(orders.length + 1);
  return orderBetween(orders[at - 1] ?? null, orders[at] ?? null, String(1 + random.below(9)));
}

function set(node: AlbumNode, props: Readonly<Record<string, string | number | null | object>>): Patch {
  return Object.entries(props).map(([prop, value]) => ({
    part: 'workspace',
    path: `nodes/${node.id}/props/${prop}`,
    value: value as never,
  }));
}

/** What people do to an album, each a command of one unit; an empty patch where there is nothing to do it to. */
const EDITS: readonly (readonly [weight: number, Edit])[] = [
  [
    6,
    function move(document, random) {
      const node = pickNode(document, random, ...ELEMENTS);
      return node ? set(node, { x: random.below(400), y: random.below(290) }) : [];
    },
  ],
  [
    3,
    function paint(document, random) {
      const node = pickNode(document, random, 'Rectangle', 'Circle');
      return node ? set(node, { fill: random.chance(0.5) ? 2 + random.below(5) : '#12ab34' }) : [];
    },
  ],
  [
    4,
    function write(document, random) {
      const node = pickNode(document, random, 'Text');
      if (node?.type !== 'Text') return [];
      const words = plainText(node.props.text).split(' ');
      words.splice(random.below(words.length + 1), random.below(2), `w${random.below(100)}`);
      return set(node, { text: richText(words.slice(0, 12).join(' ')) });
    },
  ],
  [
    1,
    function answer(document, random) {
      const text = pickNode(document, random, 'Text');
      const isAsking = questionsOf(document).length > 0 && random.chance(0.7);
      if (isAsking) return answerQuestions(document, { since: random.chance(0.3) ? '' : `${1900 + random.below(99)}` });
      const root = document.nodes.get(document.rootId)!;
      const questions = [{ id: 'since', kind: 'number', label: 'Since when?', example: '1974' }];
      const wording = ['Here since {answer-since}', `w${random.below(9)}`];
      return text ? [...set(root, { questions }), ...set(text, { wording, text: EMPTY_TEXT })] : [];
    },
  ],
  [
    4,
    function create(document, random, makeId) {
      const parent = pickNode(document, random, 'Spread', 'Group');
      if (!parent) return [];
      const type = random.pick(['Rectangle', 'Text', 'StickerCell', 'Group'] as const)!;
      const id = makeId();
      const value = { id, type, parent: parent.id, order: orderAt(document, parent.id, random), props: {} };
      return [{ part: 'workspace', path: `nodes/${id}`, value }];
    },
  ],
  [
    3,
    function remove(document, random) {
      const node = pickNode(document, random, ...ELEMENTS);
      return node ? removeNodesPatch(document, [node.id]) : [];
    },
  ],
  [
    3,
    function reparent(document, random) {
      const node = pickNode(document, random, ...ELEMENTS);
      const parent = pickNode(document, random, 'Spread', 'Group');
      if (!node || !parent || node.id === parent.id) return [];
      return [
        { part: 'workspace', path: `nodes/${node.id}/parent`, value: parent.id },
        { part: 'workspace', path: `nodes/${node.id}/order`, value: orderAt(document, parent.id, random) },
      ];
    },
  ],
  [
    2,
    function reorder(document, random) {
      const node = pickNode(document, random, ...ELEMENTS);
      if (!node?.parent) return [];
      return [{ part: 'workspace', path: `nodes/${node.id}/order`, value: orderAt(document, node.parent, random) }];
    },
  ],
  [
    2,
    function addSpread(document, random, makeId) {
      const section = random.pick(nodesOf(document, 'Section'));
      if (!section) return [];
      const id = makeId();
      const value = { id, type: 'Spread', parent: section.id, order: orderAt(document, section.id, random), props: {} };
      return [{ part: 'workspace', path: `nodes/${id}`, value }];
    },
  ],
  [
    2,
    function comment(document, random, makeId, userId) {
      const spread = pickNode(document, random, 'Spread');
      if (!spread || userId === undefined) return [];
      const id = makeId();
      const props = { text: `remark ${random.below(100)}`, userId };
      const value = { id, type: 'Comment', parent: spread.id, order: orderAt(document, spread.id, random), props };
      return [{ part: 'workspace', path: `nodes/${id}`, value }];
    },
  ],
  [
    1,
    function removeSpread(document, random) {
      const spread = pickNode(document, random, 'Spread');
      return spread ? removeNodesPatch(document, [spread.id]) : [];
    },
  ],
  [
    1,
    function removeSection(document, random) {
      const section = random.pick(
        nodesOf(document, 'Section').filter((node) => node.type === 'Section' && !node.props.static),
      );
      return section ? removeNodesPatch(document, [section.id]) : [];
    },
  ],
  [
    1,
    function addSection(document, random, makeId) {
      const sections = document.childIds(document.rootId).map((id) => document.nodes.get(id)!.order);
      const id = makeId();
      const order = orderBetween(sections.at(-2) ?? null, sections.at(-1) ?? null, String(1 + random.below(9)));
      const value = { id, type: 'Section', parent: document.rootId, order, props: { name: `Team ${id}` } };
      return [{ part: 'workspace', path: `nodes/${id}`, value }];
    },
  ],
  [
    3,
    function place(document, random) {
      const cell = pickNode(document, random, 'StickerCell');
      const sticker = random.pick([...document.stickers.keys()]);
      if (!cell || !sticker) return [];
      const before = [...document.nodesUsing('sticker', sticker)].map((id) => document.nodes.get(id)!);
      return [
        ...before.filter(({ id }) => id !== cell.id).flatMap((node) => set(node, { stickerId: null })),
        ...set(cell, { stickerId: sticker }),
      ];
    },
  ],
  [
    2,
    function addSticker(document, random, makeId) {
      const section = pickNode(document, random, 'Section');
      if (!section) return [];
      const id = makeId();
      return [{ part: 'stickers', path: id, value: { id, sectionId: section.id, name: `Person ${id}`, order: 'V' } }];
    },
  ],
  [
    2,
    function renameSticker(document, random) {
      const sticker = random.pick([...document.stickers.keys()]);
      return sticker ? [{ part: 'stickers', path: `${sticker}/name`, value: `Name ${random.below(1000)}` }] : [];
    },
  ],
  [
    1,
    function removeSticker(document, random) {
      const sticker = random.pick([...document.stickers.keys()]);
      return sticker ? removeStickersPatch(document, [sticker]) : [];
    },
  ],
  [
    1,
    function recolour(_document, random) {
      return [{ part: 'colors', path: String(2 + random.below(5)), value: `#0000${10 + random.below(89)}` }];
    },
  ],
  [
    1,
    function chooseDesign(_document, random) {
      return [{ part: 'sticker_template_settings', path: 'id', value: random.pick(['default', 'gold', 'tilted'])! }];
    },
  ],
];

const TOTAL = EDITS.reduce((sum, [weight]) => sum + weight, 0);

/** One random command: its name, and the patch it makes of the document as it is now. Comments are written by whom `userId` names. */
export function randomEdit(
  document: AlbumDocument,
  random: Random,
  makeId: () => string,
  userId?: string,
): { name: string; patch: Patch } {
  let at = random.next() * TOTAL;
  const [, edit] = EDITS.find(([weight]) => (at -= weight) < 0) ?? EDITS[0]!;
  return { name: edit.name, patch: edit(document, random, makeId, userId) };
}

/** One random unit that breaks a rule of docs/document-rules.md, as somebody could send it past the screen. */
export function randomOffence(
  document: AlbumDocument,
  random: Random,
  makeId: () => string,
): { name: string; patch: Patch } {
  const offence = random.pick(OFFENCES)!;
  return { name: offence.name, patch: offence(document, random, makeId) };
}

function chapters(document: AlbumDocument, isStatic: boolean): AlbumNode[] {
  return nodesOf(document, 'Section').filter((node) => node.type === 'Section' && node.props.static === isStatic);
}

const OFFENCES: readonly Edit[] = [
  function renameCover(document, random) {
    return set(random.pick(chapters(document, true))!, { name: 'Mine' });
  },
  function namelessChapter(document, random) {
    const chapter = random.pick(chapters(document, false));
    return chapter ? set(chapter, { name: ' ' }) : [];
  },
  function namelessSticker(document, random) {
    const id = random.pick([...document.stickers.keys()]);
    return id ? [{ part: 'stickers', path: `${id}/name`, value: '' }] : [];
  },
  function coverIntoChapter(document, random) {
    const chapter = random.pick(chapters(document, false));
    const cover = document.childIds(document.childIds(document.rootId)[0]!)[0];
    return chapter && cover ? [{ part: 'workspace', path: `nodes/${cover}/parent`, value: chapter.id }] : [];
  },
  function emptyChapter(document, random) {
    const chapter = random.pick(
      nodesOf(document, 'Section').filter(({ id }) =>
        // What was put there since the album was opened may be taken back by who did it.
        document.childIds(id).some((spread) => /^(n\d|front|back)/.test(spread)),
      ),
    );
    return chapter ? removeNodesPatch(document, document.childIds(chapter.id)) : [];
  },
  function unknownFont(document, random) {
    const text = pickNode(document, random, 'Text');
    return text ? set(text, { font: 'Comic Sans MS' }) : [];
  },
  function unknownDesign(document, random) {
    const id = random.pick([...document.stickers.keys()]);
    return id ? [{ part: 'stickers', path: `${id}/stickerLayout`, value: 'platinum' }] : [];
  },
  function endlessText(document, random) {
    const text = pickNode(document, random, 'Text');
    return text ? set(text, { text: richText('w'.repeat(20_001)) }) : [];
  },
  function endlessAnswer(document) {
    const root = document.nodes.get(document.rootId)!;
    return set(root, { answers: { nobody: 'w'.repeat(121) } });
  },
  function inAnothersName(document, random, makeId) {
    const spread = pickNode(document, random, 'Spread');
    const id = makeId();
    const value = { id, type: 'Comment', parent: spread!.id, order: 'V', props: { userId: 'nobody', text: 'no' } };
    return [{ part: 'workspace', path: `nodes/${id}`, value }];
  },
];
