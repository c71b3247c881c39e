/** Runs `bakePicture` beside the page: a large photograph takes up to a second. */
import { bakePicture, type BakeOrder } from './bake-picture.ts';

export interface NumberedOrder extends BakeOrder {
  readonly id: number;
}
export type BakeAnswer = { readonly id: number } & ({ readonly blob: Blob | null } | { readonly error: string });

self.addEventListener('message', ({ data }: MessageEvent<NumberedOrder>) => {
  void bakePicture(data).then(
    (blob) => self.postMessage({ id: data.id, blob } satisfies BakeAnswer, {}),
    (error: unknown) => self.postMessage({ id: data.id, error: String(error) } satisfies BakeAnswer, {}),
  );
});
