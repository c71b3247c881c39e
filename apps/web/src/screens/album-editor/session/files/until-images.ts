import type { ImageId } from '@figurina/album';
import type { EditorStore } from '@figurina/editor';

/** Pictures that were uploaded come into the album over the socket: waits for that. */
export function untilImages({ store }: { readonly store: EditorStore }, ids: readonly ImageId[]): Promise<void> {
  const here = (): boolean => ids.every((id) => store.document.images.has(id));
  if (here()) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = window.setTimeout(finish, 20_000);
    const end = store.subscribe('images', () => {
      if (here()) finish();
    });
    function finish(): void {
      window.clearTimeout(timer);
      end();
      resolve();
    }
  });
}
