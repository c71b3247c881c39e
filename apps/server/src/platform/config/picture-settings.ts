/** Pictures: uploads, edits, stock, and the link that collects them. Described for people in docs/operating.md. */
import { z } from 'zod';
import { count, duration, httpUrl } from './setting-types.ts';

export const pictureSettings = z.object({
  IMAGE_MAX_MB: count.min(1, 'must be at least 1').default(64),
  IMAGE_MAX_MEGAPIXELS: count.min(1, 'must be at least 1').default(100),
  DRAWING_SECONDS: count.min(1, 'must be at least 1').default(5),
  AI_IMAGE_URL: httpUrl.optional(),
  AI_IMAGE_KEY: z.string().optional(),
  AI_IMAGE_MODEL: z.string().default('gpt-image-1'),
  AI_IMAGE_TIMEOUT: duration.default(180_000),
  IMAGE_EDITS_PER_HOUR: count.min(1, 'must be at least 1').default(200),
  PEXELS_API_KEY: z.string().optional(),
  PEXELS_URL: httpUrl.default('https://api.pexels.com'),
  STICKER_DOMAINS: z
    .string()
    .default('')
    .transform((value) => value.split(/[\s,]+/).filter((domain) => domain !== ''))
    .pipe(
      z.array(z.string().regex(/^[a-z0-9.-]+(:\d+)?$/i, 'must be host names like photos.example.org, with commas')),
    ),
  STICKER_TASK_BITS: count.max(26, 'must be at most 26').default(16),
  STICKER_RATE_LIMIT: count.default(60),
  STICKER_UNCLAIMED_MB: count.default(256),
});

export function pictureConfig(s: z.output<typeof pictureSettings>) {
  return {
    /** What an uploaded picture may have; larger ones than print needs are scaled down anyway. */
    images: {
      maxBytes: s.IMAGE_MAX_MB * 1_000_000,
      maxPixels: s.IMAGE_MAX_MEGAPIXELS * 1_000_000,
      /** Of a processor, that an uploaded drawing may take; it waits half as long for its place. */
      drawingSeconds: s.DRAWING_SECONDS,
    },
    /** How photos are edited by a prompt; undefined: by the server's own effects alone. `perHour`: edits of one person. */
    imageEdits: {
      provider:
        s.AI_IMAGE_URL || s.AI_IMAGE_KEY
          ? {
              url: s.AI_IMAGE_URL ?? 'https://api.openai.com/v1',
              key: s.AI_IMAGE_KEY,
              model: s.AI_IMAGE_MODEL,
              timeoutMs: s.AI_IMAGE_TIMEOUT || 86_400_000,
            }
          : undefined,
      perHour: s.IMAGE_EDITS_PER_HOUR,
    },
    /** Stock photographs of Pexels; undefined: the pictures that the product brings along. */
    pexels: s.PEXELS_API_KEY ? { key: s.PEXELS_API_KEY, url: s.PEXELS_URL } : undefined,
    /**
     * Neutral domains of sticker links, the default first; zero bits of the bot check; uploads a minute and address, and
     * bytes of one address that lie unused, 0 for no limit.
     */
    stickerLink: {
      domains: s.STICKER_DOMAINS,
      taskBits: s.STICKER_TASK_BITS,
      perMinute: s.STICKER_RATE_LIMIT,
      unclaimedBytes: s.STICKER_UNCLAIMED_MB * 1_000_000,
    },
  };
}
