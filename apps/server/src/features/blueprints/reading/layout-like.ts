import type { Layout } from '@figurina/album';
import type { PrintedSpread } from './printed-album.ts';

/** So much of a layout is found again on a spread that was made from it. */
const MOST = 0.5;

/** The layout that a spread was made from, as far as can be told by where its elements stand. */
export function layoutLike({ nodes, cells }: PrintedSpread, layouts: readonly Layout[]): Layout | undefined {
  const places = new Set(nodes.map(({ node, box }) => placeOf(node.type, box)));
  const shares = layouts.map((layout) => {
    const slots = layout.slots.filter(({ kind, type }) => kind !== 'single' && kind !== 'double' && type !== 'Group');
    const found = slots.filter((slot) => places.has(placeOf(typeOf(slot.kind, slot.type), slot))).length;
    const isRoomy = layout.stickers >= cells.length && layout.stickers > 0 === cells.length > 0;
    return { layout, share: slots.length > 0 && isRoomy ? found / slots.length : 0 };
  });
  const [best] = shares.toSorted((a, b) => b.share - a.share);
  return best && best.share >= MOST ? best.layout : undefined;
}

function typeOf(kind: string, type: string): string {
  return kind === 'image' ? 'Image' : kind === 'text' ? 'Text' : type;
}

function placeOf(type: string, { x, y }: { readonly x: number; readonly y: number }): string {
  return `${type} ${Math.round(x)} ${Math.round(y)}`;
}
