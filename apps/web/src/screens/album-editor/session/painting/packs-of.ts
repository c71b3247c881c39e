import { MOST_PACKED, PACKED_SIZES, type PackedPicture, packedUrl } from '@figurina/contract';
import type { Pack } from '@figurina/drawing/painter';

const PACKED = new RegExp(`^/v1/images/([\\w-]+)/(${PACKED_SIZES.join('|')})\\?token=([^&]+)$`);

/** The packed answers that bring these pictures: those of an album in few pixels come together, the others alone. */
export function packsOf(urls: readonly string[]): Pack[] {
  const byToken = new Map<string, (PackedPicture & { url: string })[]>();
  for (const url of urls) {
    const [, id, size, token] = PACKED.exec(url) ?? [];
    if (id === undefined || token === undefined) continue;
    const picture = { id, size: size as PackedPicture['size'], url };
    byToken.set(token, [...(byToken.get(token) ?? []), picture]);
  }
  const packs: Pack[] = [];
  for (const [token, pictures] of byToken)
    for (let from = 0; from < pictures.length; from += MOST_PACKED) {
      const some = pictures.slice(from, from + MOST_PACKED);
      // One alone keeps its own address: the browser may have it.
      if (some.length > 1) packs.push({ url: packedUrl(some, token), of: some.map(({ url }) => url) });
    }
  return packs;
}
