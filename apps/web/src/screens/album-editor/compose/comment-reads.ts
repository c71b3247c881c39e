import type { Api } from '../../../api/api.ts';
import type { KeptReads } from '../session/comments/seen-comments.ts';

/** How far one has read the comments of an album, at the server; `changed` says that another device has read on. */
export function createCommentReads(api: Api, albumId: string): KeptReads & { changed(): void } {
  const listeners = new Set<() => void>();
  const params = { id: albumId };
  return {
    load: async () => (await api.comments.reads({ params })).comment_reads,
    save: async (comment_reads) => api.comments.see({ params, body: { comment_reads } }),
    onChanged(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changed() {
      for (const listener of listeners) listener();
    },
  };
}
