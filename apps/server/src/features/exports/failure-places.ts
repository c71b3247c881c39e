/** Whom the pictures show that an export could not print, and where they are: for words and for a way there. */
import {
  type AlbumDocument,
  cellOfSticker,
  pagesOfSpread,
  parseAlbum,
  spreadOfNode,
  spreadOrder,
  type NodeId,
  type StickerId,
} from '@figurina/album';
import type { Album } from '@figurina/contract';
import type { Translate } from '@figurina/locales';

export interface FailurePlace {
  readonly kind: 'picture' | 'sticker';
  /** A person's name, or the name of a picture's file. */
  readonly name: string;
  /** `4–5`; null for a sticker without a place. */
  readonly pages: string | null;
  readonly nodeId: string | null;
  readonly stickerId: string | null;
}

/** More than these are not told one by one. */
const MOST = 20;

/** `album`: the copy that was printed. */
export function failurePlaces(album: string, pictures: readonly string[]): FailurePlace[] {
  if (pictures.length === 0) return [];
  const copy = JSON.parse(album) as Album;
  const parsed = parseAlbum(copy, copy.schema_version);
  return parsed.ok ? placesIn(parsed.document, new Set(pictures)).slice(0, MOST) : [];
}

function placesIn(document: AlbumDocument, pictures: ReadonlySet<string>): FailurePlace[] {
  const spreads = spreadOrder(document);
  const pagesOf = (node: NodeId | null): string | null => {
    const spread = node && spreadOfNode(document, node);
    if (!spread) return null;
    const pages = pagesOfSpread(spreads.indexOf(spread), spreads.length);
    return pages.map(({ number }) => number).join('–');
  };
  const people = [...document.stickers.values()].flatMap(({ id, name, image }): FailurePlace[] => {
    if (image === null || !pictures.has(image)) return [];
    const nodeId = cellOfSticker(document, id as StickerId)?.id ?? null;
    return [{ kind: 'sticker', name, pages: pagesOf(nodeId), nodeId, stickerId: id }];
  });
  const frames = [...document.nodes.values()].flatMap((node): FailurePlace[] => {
    if (node.type !== 'Image' || node.props.image === null || !pictures.has(node.props.image)) return [];
    const name = document.images.get(node.props.image as never)?.filename ?? '';
    return [{ kind: 'picture', name, pages: pagesOf(node.id), nodeId: node.id, stickerId: null }];
  });
  return [...people, ...frames];
}

export function placeText(t: Translate, { kind, name, pages }: FailurePlace): string {
  const what = name === '' ? t('exports.failed.unnamed_picture') : t(`exports.failed.${kind}`, { name });
  return pages === null ? what : t('exports.failed.on_page', { what, pages });
}
