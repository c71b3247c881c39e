import { MOST_PACKED, packedUrl } from '@figurina/contract';
import type { Pack } from '@figurina/drawing/painter';

const SMALL = /^\/v1\/images\/([\w-]+)\/small\?token=([^&]+)$/;

/** The packed answers that bring these pictures: small ones of an album come together, the others alone. */
export function packsOf(urls: readonly string[]): Pack[] {
  const byToken = new Map<string, { id: string; url: string }[]>();
  for (const url of urls) {
    const [, id, token] = SMALL.exec(url) ?? [];
    if (id === undefined || token === undefined) continue;
    byToken.set(token, [...(byToken.get(token) ?? []), { id, url }]);
  }
  const packs: Pack[] = [];
  for (const [token, pictures] of byToken)
    for (let from = 0; from < pictures.length; from += MOST_PACKED) {
      const some = pictures.slice(from, from + MOST_PACKED);
      // One alone keeps its own address: the browser may have it.
      if (some.length > 1)
        packs.push({
          url: packedUrl(
            some.map(({ id }) => id),
            token,
          ),
          of: some.map(({ url }) => url),
        });
    }
  return packs;
}
