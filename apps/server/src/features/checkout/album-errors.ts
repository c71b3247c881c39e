/** What of an album stands in the way of an order, as sentences that stand for themselves, with the place to go to. */
import {
  type AlbumDocument,
  type Finding,
  type NodeId,
  numberStickers,
  type Numbering,
  pagesOfSpread,
  preflight,
  spreadOfNode,
  spreadOrder,
} from '@figurina/album';
import type { CheckoutError } from '@figurina/contract';
import type { Translate } from '@figurina/locales';

/** Worked out once a version of the album; the words are each caller's. */
export interface AlbumError extends Omit<CheckoutError, 'message'> {
  /** As people say it: `12-13`. */
  readonly pages: string | null;
  readonly words: (t: Translate) => string;
}

export function albumErrors(document: AlbumDocument): AlbumError[] {
  const spreads = spreadOrder(document);
  const numbering = numberStickers(document);
  const places = new Map(spreads.map((id, index) => [id, index]));
  const errors = preflight(document, 'order').filter(({ severity }) => severity === 'error');
  return errors.map((finding): AlbumError => {
    const { rule, nodeId, stickerId } = finding;
    const spread = nodeId && spreadOfNode(document, nodeId);
    const index = spread === null ? null : (places.get(spread) ?? null);
    const pages = index === null ? null : pagesOfSpread(index, spreads.length).map(({ number }) => number);
    const words = sentenceOf(document, numbering, finding);
    return {
      code: rule,
      node_id: nodeId,
      sticker_id: stickerId,
      spread: index,
      pages: pages?.join('-') ?? null,
      words,
    };
  });
}

export function errorInWords({ words, pages, ...place }: AlbumError, t: Translate): CheckoutError {
  const message = pages === null ? words(t) : t('checkout.error.on_pages', { pages, message: words(t) });
  return { ...place, message };
}

function sentenceOf(
  document: AlbumDocument,
  { ofSticker }: Numbering,
  { rule, nodeId, stickerId, values }: Finding,
): AlbumError['words'] {
  const sticker = stickerId === null ? undefined : document.stickers.get(stickerId);
  const number = stickerId === null ? undefined : ofSticker.get(stickerId)?.join('/');
  const name = sticker?.name.trim() ?? '';
  const chapter = sticker ? nameOf(document, sticker.sectionId as NodeId) : '';
  switch (rule) {
    case 'P24':
      if (!sticker) {
        const picture = nodeId ? nameOf(document, nodeId) : '';
        if (picture === '') return (t) => t('checkout.error.picture_pixels');
        return (t) => t('checkout.error.named_picture_pixels', { name: picture });
      }
      if (name !== '') return (t) => t('checkout.error.photo_pixels', { name });
      if (number) return (t) => t('checkout.error.numbered_photo_pixels', { number });
      return (t) => t('checkout.error.loose_photo_pixels', { chapter });
    case 'sticker_without_name':
      if (number) return (t) => t('checkout.error.sticker_without_name', { number });
      return (t) => t('checkout.error.loose_sticker_without_name', { chapter });
    case 'sticker_hidden':
      return (t) => t('checkout.error.sticker_hidden', { name: name || (number ?? '') });
    case 'no_motifs':
      return (t) => t('checkout.error.no_motifs');
    case 'spreads_needed':
      return (t) => t('checkout.error.spreads_needed', { count: Number(values['needed']) });
    case 'unprintable': {
      const letters = String(values['letters']);
      const word = name || (nodeId ? nameOf(document, nodeId) : '');
      if (word === '') return (t) => t('checkout.error.unprintable', { letters });
      return (t) => t('checkout.error.unprintable_name', { name: word, letters });
    }
    default:
      return (t) => t('checkout.error.other');
  }
}

function nameOf(document: AlbumDocument, id: NodeId): string {
  const props = document.nodes.get(id)?.props;
  return props && 'name' in props ? props.name.trim() : '';
}
