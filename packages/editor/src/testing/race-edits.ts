import {
  type AlbumDocument,
  type AlbumNode,
  type NodeId,
  type Operation,
  orderBetween,
  type Patch,
  plainText,
  removeNodesPatch,
  removeStickersPatch,
  richText,
  type TouchedRecord,
} from '@figurina/album';
import type { Random } from './random.ts';

export type Deleted = 'spread' | 'section' | 'group' | 'element' | 'sticker';

/** Something to delete, with the patch that does; an empty one where there is none of the kind. */
export function victim(document: AlbumDocument, random: Random): { kind: Deleted; patch: Patch } {
  const nodes = [...document.nodes.values()];
  const some = (of: (node: AlbumNode) => boolean): Patch => {
    const node = random.pick(nodes.filter(of));
    return node ? removeNodesPatch(document, [node.id]) : [];
  };
  const kind = random.pick(['spread', 'section', 'group', 'element', 'sticker'] as const)!;
  switch (kind) {
    case 'spread':
      return { kind, patch: some(({ type }) => type === 'Spread') };
    case 'section':
      return { kind, patch: some((node) => node.type === 'Section' && !node.props.static) };
    case 'group':
      return { kind, patch: some(({ type }) => type === 'Group') };
    case 'element':
      return { kind, patch: some(({ type }) => ['Rectangle', 'Text', 'StickerCell'].includes(type)) };
    case 'sticker': {
      const id = random.pick([...document.stickers.keys()]);
      return { kind, patch: id ? removeStickersPatch(document, [id]) : [] };
    }
  }
}

/** What a colleague does to a record that is about to go. */
export function editOn(document: AlbumDocument, { table, id }: TouchedRecord, random: Random): Patch {
  if (table === 'stickers')
    return document.stickers.has(id as never)
      ? [{ part: 'stickers', path: `${id}/name`, value: `Name ${random.below(1000)}` }]
      : [];
  const node = document.nodes.get(id as NodeId);
  if (!node?.parent) return [];
  const at = (field: string, value: Exclude<Operation, { removed: true }>['value']): Operation => ({
    part: 'workspace',
    path: `nodes/${id}/${field}`,
    value,
  });
  const dice = random.next();
  if (node.type === 'Spread') return [at('order', node.order + 'V')];
  if (node.type === 'Section') return [at('props/name', `Team ${random.below(100)}`)];
  if (node.type === 'Text' && dice < 0.5)
    return [at('props/text', richText(`${plainText(node.props.text)} w${random.below(100)}`))];
  if (dice < 0.6) return [at('props/x', random.below(400)), at('props/y', random.below(290))];
  if (dice < 0.7) return removeNodesPatch(document, [node.id]);
  const homes = [...document.nodes.values()].filter(({ type }) => type === 'Spread' || type === 'Group');
  const parent = random.pick(homes)!;
  const last = document.childIds(parent.id).at(-1);
  const order = orderBetween(last ? document.nodes.get(last)!.order : null, null, String(1 + random.below(9)));
  return parent.id === node.id ? [] : [at('parent', parent.id), at('order', order)];
}
