/** Fetches and decodes pictures beside the page. */
import { decodeFile, fetchFile } from './decode-file.ts';

export interface DecodeOrder {
  readonly id: number;
  readonly url: string;
  readonly maxHeight: number;
}
export type DecodeAnswer = { readonly id: number } & ({ readonly bitmap: ImageBitmap } | { readonly error: string });

self.addEventListener('message', ({ data }: MessageEvent<DecodeOrder>) => {
  void decode(data).then(
    (bitmap) => self.postMessage({ id: data.id, bitmap } satisfies DecodeAnswer, { transfer: [bitmap] }),
    (error: unknown) => self.postMessage({ id: data.id, error: String(error) } satisfies DecodeAnswer, {}),
  );
});

async function decode({ url, maxHeight }: DecodeOrder): Promise<ImageBitmap> {
  return decodeFile(await fetchFile(url), maxHeight);
}
