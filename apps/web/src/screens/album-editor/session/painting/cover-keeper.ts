/** Keeps the picture of the front cover that lists show: drawn here when the cover changed and rest has come. */
import type { EditorStore, WorldLayout } from '@figurina/editor';
import { bitmapFile } from '../../parts/bitmap-file.ts';

export interface CoverKeeperParts {
  store: EditorStore;
  layout: () => WorldLayout;
  /** Whether there is no picture yet. */
  missing: boolean;
  /** A picture of the first spread; null when it cannot be drawn now. */
  draw: () => Promise<ImageBitmap | null>;
  /** Base64 of a WebP file. */
  send: (picture: string) => Promise<unknown>;
}

/** After the last change, and after the album was opened: fonts and pictures are there by then. */
const REST_MS = 8000;

export function keepCover({ store, layout, missing, draw, send }: CoverKeeperParts): () => void {
  let timer = 0;
  let ended = false;

  async function make(): Promise<void> {
    const bitmap = await draw().catch(() => null);
    if (!bitmap || ended) return;
    const picture = await base64Of(bitmap);
    // A picture for a list: when it does not get through, the next change brings another one.
    if (!ended) await send(picture).catch(() => undefined);
  }
  function soon(): void {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => void make(), REST_MS);
  }

  if (missing) soon();
  const unsubscribe = store.onChange(({ origin, touched }) => {
    if (origin === 'remote') return;
    const [cover] = layout().spreadIds;
    const shows = (id: string): boolean => {
      for (
        let node = store.document.nodes.get(id as never);
        node;
        node = store.document.nodes.get(node.parent as never)
      )
        if (node.id === cover) return true;
      return false;
    };
    if (touched.some(({ table, id }) => table !== 'nodes' || shows(id))) soon();
  });
  return () => {
    ended = true;
    window.clearTimeout(timer);
    unsubscribe();
  };
}

async function base64Of(bitmap: ImageBitmap): Promise<string> {
  const bytes = new Uint8Array(await (await bitmapFile(bitmap, 0.86)).arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}
