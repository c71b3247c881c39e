/** The plates of a page in one file: their names and lengths as a line of JSON, then the pictures one after the other. */
import { SHEET_PICTURES, type SheetPicture } from '@figurina/contract';
import { z } from 'zod';

const headSchema = z.object({
  over_share: z.number(),
  plates: z.array(z.object({ name: z.enum(SHEET_PICTURES), bytes: z.int() })),
});

export interface PagePictures {
  readonly overShare: number;
  readonly pictures: ReadonlyMap<SheetPicture, Uint8Array>;
}

export function packPlates({ overShare, pictures }: PagePictures): Buffer {
  const plates = [...pictures].map(([name, { byteLength: bytes }]) => ({ name, bytes }));
  const head = `${JSON.stringify({ over_share: overShare, plates } satisfies z.input<typeof headSchema>)}\n`;
  return Buffer.concat([Buffer.from(head), ...pictures.values()]);
}

export function unpackPlates(packed: Buffer): PagePictures {
  const start = packed.indexOf('\n') + 1;
  const { over_share, plates } = headSchema.parse(JSON.parse(packed.subarray(0, start).toString()));
  const pictures = new Map<SheetPicture, Uint8Array>();
  let at = start;
  for (const { name, bytes } of plates) pictures.set(name, packed.subarray(at, (at += bytes)));
  return { overShare: over_share, pictures };
}
