/** What a round shows: the album as it is now, made up of what is printed, and what of it is new. */
import {
  type AlbumDocument,
  type AlbumMeta,
  deriveFacts,
  pagesOfSpread,
  spreadContent,
  spreadOrder,
} from '@figurina/album';
import { createHash } from 'node:crypto';
import type { RoundSpread } from './proofs.tables.ts';

/** Each spread with a hash of what it shows. `before`: the spreads of the round before. */
export function spreadsOf(
  document: AlbumDocument,
  meta: AlbumMeta,
  before: readonly Pick<RoundSpread, 'id' | 'hash'>[] | null,
): RoundSpread[] {
  const facts = deriveFacts(document, meta);
  const spreads = spreadOrder(document);
  const known = new Map(before?.map(({ id, hash }) => [id, hash]));
  return spreads.map((id, index) => {
    const hash = createHash('sha256')
      .update(spreadContent(document, id, facts))
      .digest('base64url');
    const pages = pagesOfSpread(index, spreads.length)
      .map(({ number }) => number)
      .join('–');
    return { id, pages, hash, changed: before !== null && known.get(id) !== hash };
  });
}
