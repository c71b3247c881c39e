import {
  type AlbumDocument,
  type AlbumNode,
  CHILD_TYPES,
  type ImageId,
  NODE_TYPES,
  type NodeId,
  type NodeType,
  type Operation,
  orderBetween,
  type Patch,
  removeImagePatch,
  removeNodesPatch,
  removeStickersPatch,
  richText,
  storedNode,
  withTextBases,
} from '../src/index.ts';

/** Random numbers from a seed, so that a failing case can be had again (mulberry32). */
export class Dice {
  #state: number;
  /** Fresh ids carry it, so that several people's ids differ. */
  readonly name: string;
  #made = 0;

  constructor(seed: number, name = 'd') {
    this.#state = seed >>> 0;
    this.name = name;
  }

  /** 0 to `sides` - 1. */
  roll(sides: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  }

  pick<Value>(values: Iterable<Value>): Value | undefined {
    const all = [...values];
    return all[this.roll(Math.max(all.length, 1))];
  }

  id(kind: string): string {
    this.#made += 1;
    return `${kind}-${this.name}-${this.#made}`;
  }

  suffix(): string {
    return Array.from({ length: 3 }, () => 'abcdefghijkABCDEFGH123456789'[this.roll(28)]).join('');
  }
}

/** Some command's patch on the document as it is. Mostly acceptable; `applyUnit` refuses the rest. Never empty-handed twice in a row. */
export function anyUnit(document: AlbumDocument, dice: Dice): Patch {
  const kinds = Object.values(KINDS);
  const weights = kinds.flatMap(([weight], at) => Array.from({ length: weight }, () => at));
  const [, make] = kinds[dice.pick(weights)!]!;
  return withTextBases(document, make(document, dice));
}

type Make = (document: AlbumDocument, dice: Dice) => Patch;

const KINDS: Record<string, [weight: number, make: Make]> = {
  move: [8, (document, dice) => elements(document, dice, 3).flatMap((node) => movesOf(node, dice))],
  style: [4, (document, dice) => elements(document, dice, 2).flatMap((node) => styleOf(node, dice))],
  write: [3, (document, dice) => write(document, dice)],
  ask: [1, (document, dice) => ask(document, dice)],
  add: [5, (document, dice) => add(document, dice)],
  remove: [
    3,
    (document, dice) =>
      removeNodesPatch(
        document,
        elements(document, dice, 2).map(({ id }) => id),
      ),
  ],
  reparent: [3, (document, dice) => reparent(document, dice)],
  group: [2, (document, dice) => group(document, dice)],
  link: [4, (document, dice) => link(document, dice)],
  swap: [2, (document, dice) => swap(document, dice)],
  sticker: [3, (document, dice) => sticker(document, dice)],
  picture: [3, (document, dice) => picture(document, dice)],
  structure: [3, (document, dice) => structure(document, dice)],
  removeStructure: [1, (document, dice) => removeStructure(document, dice)],
  style_album: [1, (_document, dice) => styleAlbum(dice)],
  nonsense: [2, (document, dice) => nonsense(document, dice)],
};

function nodesOf(document: AlbumDocument, ...types: readonly NodeType[]): AlbumNode[] {
  return [...document.nodes.values()].filter(({ type }) => types.includes(type));
}

function elements(document: AlbumDocument, dice: Dice, most: number): AlbumNode[] {
  const all = nodesOf(document, ...CHILD_TYPES.Spread);
  return Array.from({ length: 1 + dice.roll(most) }, () => dice.pick(all)).filter((node) => node !== undefined);
}

function prop(node: { id: string }, name: string, value: unknown): Operation {
  return { part: 'workspace', path: `nodes/${node.id}/props/${name}`, value: value as never };
}

function create(type: NodeType, parent: string, order: string, props: object, dice: Dice): Operation {
  const id = dice.id(type);
  return { part: 'workspace', path: `nodes/${id}`, value: { id, type, parent, order, props } as never };
}

function onTopOf(document: AlbumDocument, parent: NodeId, dice: Dice): string {
  const last = document.childIds(parent).at(-1);
  return orderBetween(last === undefined ? null : document.nodes.get(last)!.order, null, dice.suffix());
}

function movesOf(node: AlbumNode, dice: Dice): Patch {
  return [prop(node, 'x', dice.roll(460)), prop(node, 'y', dice.roll(297))];
}

function styleOf(node: AlbumNode, dice: Dice): Patch {
  if ('opacity' in node.props && dice.roll(2) === 0) return [prop(node, 'opacity', dice.roll(10) / 10)];
  if ('alwaysOnTop' in node.props && dice.roll(2) === 0) return [prop(node, 'alwaysOnTop', dice.roll(2) === 0)];
  if (!('fill' in node.props)) return [prop(node, 'name', `name ${dice.roll(9)}`)];
  const gradient = { type: 'linear', colors: [dice.roll(8), '#ff0000'], direction: 90 };
  return [prop(node, 'fill', dice.pick([null, '#00ff00', dice.roll(9), gradient]))];
}

function write(document: AlbumDocument, dice: Dice): Patch {
  const node = dice.pick(nodesOf(document, 'Text'));
  return node ? [prop(node, 'text', richText(`words ${dice.roll(1000)}`))] : [];
}

function ask(document: AlbumDocument, dice: Dice): Patch {
  const [text, spread] = [dice.pick(nodesOf(document, 'Text')), dice.pick(nodesOf(document, 'Spread'))];
  const question = { id: 'since', kind: 'number', label: 'Since when?', example: '1974' };
  return [
    ...(text ? [prop(text, 'wording', dice.pick([null, ['Since {answer-since}', `words ${dice.roll(9)}`]]))] : []),
    ...(spread ? [prop(spread, 'layout', dice.pick([null, `layout-${dice.roll(3)}`]))] : []),
    prop({ id: document.rootId }, 'questions', dice.pick([[], [question]])),
    prop({ id: document.rootId }, 'answers', dice.pick([{}, { since: `${dice.roll(99)}` }])),
  ];
}

function add(document: AlbumDocument, dice: Dice): Patch {
  const parent = dice.pick(nodesOf(document, 'Spread', 'Group'));
  if (!parent) return [];
  const type = dice.pick(CHILD_TYPES[parent.type])!;
  const props = type === 'Comment' ? { userId: 'me', text: 'a remark' } : { x: dice.roll(400) };
  return [create(type, parent.id, onTopOf(document, parent.id, dice), props, dice)];
}

function reparent(document: AlbumDocument, dice: Dice): Patch {
  const parent = dice.pick(nodesOf(document, 'Spread', 'Group'));
  return elements(document, dice, 2).flatMap((node): Patch => {
    if (!parent) return [];
    return [
      { part: 'workspace', path: `nodes/${node.id}/parent`, value: parent.id },
      { part: 'workspace', path: `nodes/${node.id}/order`, value: onTopOf(document, parent.id, dice) },
    ];
  });
}

function group(document: AlbumDocument, dice: Dice): Patch {
  const spread = dice.pick(nodesOf(document, 'Spread'));
  const inside = spread ? document.childIds(spread.id).filter(() => dice.roll(2) === 0) : [];
  if (!spread || inside.length === 0) return [];
  const id = dice.id('Group');
  const order = onTopOf(document, spread.id, dice);
  return [
    { part: 'workspace', path: `nodes/${id}`, value: { id, type: 'Group', parent: spread.id, order, props: {} } },
    ...inside.map((child): Operation => ({ part: 'workspace', path: `nodes/${child}/parent`, value: id })),
  ];
}

function link(document: AlbumDocument, dice: Dice): Patch {
  const cell = dice.pick(nodesOf(document, 'StickerCell', 'Sticker'));
  const stickerId = dice.roll(4) === 0 ? null : (dice.pick(document.stickers.keys()) ?? null);
  return cell ? [prop(cell, 'stickerId', stickerId)] : [];
}

function swap(document: AlbumDocument, dice: Dice): Patch {
  const cells = nodesOf(document, 'StickerCell');
  const [a, b] = [dice.pick(cells), dice.pick(cells)];
  if (a?.type !== 'StickerCell' || b?.type !== 'StickerCell') return [];
  return [prop(a, 'stickerId', b.props.stickerId), prop(b, 'stickerId', a.props.stickerId)];
}

function sticker(document: AlbumDocument, dice: Dice): Patch {
  const any = dice.pick(document.stickers.keys());
  const turn = dice.roll(4);
  if (turn === 0 && any) return removeStickersPatch(document, [any]);
  if (turn === 1 && any) return [{ part: 'stickers', path: `${any}/name`, value: `Name ${dice.roll(99)}` }];
  const sectionId = dice.pick(nodesOf(document, 'Section'))!.id;
  if (turn === 2 && any) return [{ part: 'stickers', path: `${any}/sectionId`, value: sectionId }];
  const id = dice.id('sticker');
  return [{ part: 'stickers', path: id, value: { id, name: 'New', sectionId } }];
}

function picture(document: AlbumDocument, dice: Dice): Patch {
  const any = dice.pick(document.images.keys());
  const turn = dice.roll(4);
  if (turn === 0 && any) return removeImagePatch(document, any);
  const frame = dice.pick(nodesOf(document, 'Image'));
  if (turn === 1 && frame) return [prop(frame, 'image', any ?? null)];
  const someone = dice.pick(document.stickers.keys());
  if (turn === 2 && someone) return [{ part: 'stickers', path: `${someone}/image`, value: any ?? null }];
  const id = dice.id('image') as ImageId;
  return [{ part: 'images', path: id, value: { id, details: { width: 900, height: 600, face: null } } }];
}

function structure(document: AlbumDocument, dice: Dice): Patch {
  const sections = nodesOf(document, 'Section');
  const section = dice.pick(sections)!;
  const spreads = nodesOf(document, 'Spread');
  switch (dice.roll(4)) {
    case 0:
      return [create('Spread', section.id, onTopOf(document, section.id, dice), {}, dice)];
    case 1: {
      const [below, above] = document
        .childIds(document.rootId)
        .slice(-2)
        .map((id) => document.nodes.get(id)!.order);
      const order = orderBetween(below ?? null, above ?? null, dice.suffix());
      return [create('Section', document.rootId, order, { name: 'Team' }, dice)];
    }
    case 2: {
      const spread = dice.pick(spreads);
      return spread ? [{ part: 'workspace', path: `nodes/${spread.id}/parent`, value: section.id }] : [];
    }
    default:
      return [{ part: 'workspace', path: `nodes/${section.id}/order`, value: `${dice.suffix()}V` }];
  }
}

function removeStructure(document: AlbumDocument, dice: Dice): Patch {
  const node = dice.pick(nodesOf(document, 'Section', 'Spread'));
  return node ? removeNodesPatch(document, [node.id]) : [];
}

function styleAlbum(dice: Dice): Patch {
  return dice.pick<Patch>([
    [{ part: 'colors', path: String(2 + dice.roll(5)), value: '#123456' }],
    [{ part: 'colors', path: String(7 + dice.roll(2)), value: '#abcdef' }],
    [{ part: 'colors', path: String(7 + dice.roll(2)), removed: true }],
    [{ part: 'fonts', path: 'title', value: { family: 'Oswald' } }],
    [{ part: 'sticker_template_settings', path: 'id', value: 'gold' }],
    [{ part: 'sticker_template_settings', path: 'blank_enabled', value: false }],
    [{ part: 'sticker_template_settings', path: 'portrait', value: [2 + dice.roll(2), 6] }],
  ])!;
}

/** What a broken or hostile client sends, and removing a node without what hangs on it. */
function nonsense(document: AlbumDocument, dice: Dice): Patch {
  const node = dice.pick(document.nodes.values())!;
  const other = dice.pick(document.nodes.values())!;
  return dice.pick<Patch>([
    [{ part: 'workspace', path: `nodes/${node.id}`, removed: true }],
    [{ part: 'workspace', path: `nodes/${node.id}/parent`, value: other.id }],
    [{ part: 'workspace', path: `nodes/${node.id}/props/x`, value: 'far' }],
    [prop(node, 'name', 'fine'), prop({ id: 'gone' }, 'x', 1)],
    [
      {
        part: 'workspace',
        path: `nodes/${node.id}`,
        value: { ...storedNode(node), type: dice.pick(NODE_TYPES)! } as never,
      },
    ],
    [prop(node, 'stickerId', 'gone'), prop(node, 'image', 'gone')],
    [{ part: 'colors', path: '2', removed: true }],
    [{ part: 'fonts', path: 'paragraph', removed: true }],
    [{ part: 'images', path: dice.pick(document.images.keys()) ?? 'gone', removed: true }],
    [{ part: 'stickers', path: dice.pick(document.stickers.keys()) ?? 'gone', removed: true }],
  ])!;
}
