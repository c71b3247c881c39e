/** Notices which stickers are given a picture, and tells of them a moment later, many at once. */
import type { Operation } from '@figurina/album';
import type { AppliedMutation } from '@figurina/contract';
import type { Log } from '../../platform/log/log.ts';

/** A list that is imported comes in several mutations; a single picture should be framed while one looks at it. */
const TOGETHER_MS = 400;

export interface NewPictures {
  written(albumId: string, mutation: AppliedMutation): void;
  close(): Promise<void>;
}

export function createNewPictures(tell: (albumId: string, stickers: string[]) => Promise<void>, log: Log): NewPictures {
  const waiting = new Map<string, { readonly stickers: Set<string>; readonly timer: NodeJS.Timeout }>();
  const telling = new Set<Promise<void>>();
  let closed = false;

  function tellNow(albumId: string): void {
    const stickers = waiting.get(albumId)?.stickers;
    waiting.delete(albumId);
    if (!stickers) return;
    // Without it, pictures stay as they came, and the review finds them.
    const told = tell(albumId, [...stickers]).catch((error: unknown) => log.error({ err: error, albumId }, 'faces'));
    telling.add(told);
    void told.then(() => telling.delete(told));
  }

  return {
    written(albumId, { units }) {
      const given = units.flatMap(({ operations }) => operations.flatMap(stickerGivenPicture));
      if (given.length === 0 || closed) return;
      const known = waiting.get(albumId);
      const stickers = known?.stickers ?? new Set();
      for (const id of given) stickers.add(id);
      if (!known) waiting.set(albumId, { stickers, timer: setTimeout(() => tellNow(albumId), TOGETHER_MS) });
    },
    async close() {
      closed = true;
      for (const [albumId, { timer }] of waiting) {
        clearTimeout(timer);
        tellNow(albumId);
      }
      await Promise.all(telling);
    },
  };
}

/** The sticker of an operation that gives it a picture, or makes it with one. */
function stickerGivenPicture(operation: Operation): string[] {
  if (operation.part !== 'stickers' || 'removed' in operation) return [];
  const [id, field] = operation.path.split('/');
  const { value } = operation;
  const image = field === undefined ? (value as { image?: unknown } | null)?.image : field === 'image' ? value : null;
  return id && typeof image === 'string' ? [id] : [];
}
