/** Photographs of Pexels. The key stays here, and so do the readers: what they see of Pexels goes through this server. */
import { createHmac } from 'node:crypto';
import { STOCK, type StockPhoto } from '@figurina/contract';
import type { Locale } from '@figurina/locales';
import { z } from 'zod';
import { isRefusal, refuse, type Refusal } from '../../platform/http/refusal.ts';
import type { Log } from '../../platform/log/log.ts';
import { sameText } from '../../platform/same-text.ts';
import { fetchBytes } from './fetch-bytes.ts';
import { createMemory } from './memory.ts';
import type { StockPage, StockSource } from './stock-source.ts';

export interface PexelsParts {
  readonly key: string;
  /** Without a closing slash. */
  readonly url: string;
  readonly maxBytes: number;
  readonly log: Log;
  readonly now: () => Date;
}

const photoSchema = z.object({
  id: z.int(),
  width: z.int().positive(),
  height: z.int().positive(),
  photographer: z.string(),
  photographer_url: z.string().nullish(),
  avg_color: z.string().nullish(),
  alt: z.string().nullish(),
  src: z.object({ original: z.string(), medium: z.string(), tiny: z.string() }),
});
const searchSchema = z.object({ total_results: z.int(), photos: z.array(photoSchema) });
type PexelsPhoto = z.infer<typeof photoSchema>;

const PICTURES = 'https://images.pexels.com';
/** As Pexels names the languages. */
const PEXELS_LOCALES: Readonly<Record<Locale, string>> = {
  de: 'de-DE',
  en: 'en-US',
  fr: 'fr-FR',
  it: 'it-IT',
  pl: 'pl-PL',
};
const TINY_BYTES = 2_000_000;
const KEPT_MS = 3_600_000;

export function openPexels({ key, url, maxBytes, log, now }: PexelsParts): StockSource {
  /** The same search again within the hour costs nothing of what Pexels allows. */
  const answers = createMemory<unknown>({ most: 500, keepMs: KEPT_MS, now });
  const origins = new Set([PICTURES, new URL(url).origin]);
  const sign = (src: string) => createHmac('sha256', key).update(`stock:${src}`).digest('base64url').slice(0, 24);

  async function ask<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema> | Refusal> {
    const known = answers.get(path);
    if (known !== undefined) return known as z.output<Schema>;
    try {
      const answer = await fetch(`${url}${path}`, {
        headers: { authorization: key, accept: 'application/json' },
        signal: AbortSignal.timeout(10_000),
      });
      if (answer.status === 404) return refuse('not_found');
      if (!answer.ok) throw new Error(`Pexels answered ${answer.status}`);
      const read = schema.parse(await answer.json());
      answers.set(path, read);
      return read;
    } catch (error) {
      log.warn({ err: error }, 'Pexels could not be asked');
      return refuse('unavailable');
    }
  }
  const photo = async (id: string): Promise<PexelsPhoto | Refusal> => {
    const [, number] = /^pexels-(\d{1,12})$/.exec(id) ?? [];
    return number ? ask(`/v1/photos/${number}`, photoSchema) : refuse('not_found');
  };
  async function bytesOf(src: string, most: number) {
    if (!origins.has(new URL(src).origin)) return refuse('unavailable');
    const fetched = await fetchBytes(src, most).catch((error: unknown) => {
      log.warn({ err: error }, 'A picture of Pexels could not be fetched');
      return undefined;
    });
    return fetched ?? refuse('unavailable');
  }
  const shown = (one: PexelsPhoto): StockPhoto => ({
    id: `pexels-${one.id}`,
    pexels_id: one.id,
    title: one.alt?.trim() || `Pexels ${one.id}`,
    photographer: one.photographer,
    photographer_url: one.photographer_url ?? null,
    width: one.width,
    height: one.height,
    color: /^#[0-9a-f]{6}$/i.test(one.avg_color ?? '') ? one.avg_color!.toLowerCase() : '#dbe8e3',
    src: {
      tiny: `/v1/stock_photos/pexels-${one.id}/tiny?${new URLSearchParams({ src: one.src.tiny, sig: sign(one.src.tiny) })}`,
    },
  });

  return {
    name: 'pexels',
    async search(query, page, locale): Promise<StockPage | Refusal> {
      const search = new URLSearchParams({
        query,
        per_page: String(STOCK.perPage),
        locale: PEXELS_LOCALES[locale],
        page: String(page),
      });
      const found = await ask(`/v1/search?${search}`, searchSchema);
      return isRefusal(found) ? found : { photos: found.photos.map(shown), total: found.total_results };
    },
    async find(id) {
      const found = await photo(id);
      return isRefusal(found) ? found : shown(found);
    },
    async file(id) {
      const found = await photo(id);
      if (isRefusal(found)) return found;
      const fetched = await bytesOf(found.src.original, maxBytes);
      return isRefusal(fetched) ? fetched : { kind: 'bytes', bytes: fetched.bytes };
    },
    async tiny(_id, { src, sig }) {
      if (!src || !sig || !sameText(sig, sign(src))) return refuse('not_found');
      const fetched = await bytesOf(src, TINY_BYTES);
      if (isRefusal(fetched)) return fetched;
      return /^image\/(jpeg|png|webp|avif)$/.test(fetched.type) ? fetched : refuse('unavailable');
    },
  };
}
