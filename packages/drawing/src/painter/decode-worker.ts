/** Fetches and decodes pictures beside the page. */
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
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${answer.status} for a picture`);
  const whole = await createImageBitmap(await answer.blob());
  if (whole.height <= maxHeight) return whole;
  const resizeWidth = Math.max(1, Math.round((maxHeight * whole.width) / whole.height));
  const small = await createImageBitmap(whole, { resizeWidth, resizeHeight: maxHeight, resizeQuality: 'medium' });
  whole.close();
  return small;
}
