import type { NodeId, NodeOf } from '@figurina/album';

type Thread = readonly NodeOf<'Comment'>[];

/** What somebody has read of an album's comments, kept by the browser. */
export interface SeenComments {
  /** Whether somebody else wrote since it was last read. */
  isUnread(thread: Thread): boolean;
  /** Answers whether that changed anything. */
  see(thread: Thread): boolean;
}

const KEY = 'figurina.comments.';
/** More is forgotten, oldest first: forgotten comments count as unread. */
const KEPT_MOST = 500;

export function openSeenComments(albumId: string, userId: string): SeenComments {
  const seen = new Map<string, string>(read());
  /** When somebody else last wrote; '' when nobody did. */
  const newest = (thread: Thread): string =>
    thread
      .filter(({ props }) => props.userId !== userId)
      .reduce((latest, { props }) => (props.createdAt > latest ? props.createdAt : latest), '');

  function read(): [NodeId, string][] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(KEY + albumId) ?? '[]');
      return Array.isArray(kept) ? kept.filter((entry) => Array.isArray(entry) && entry.length === 2) : [];
    } catch {
      return [];
    }
  }
  return {
    isUnread: (thread) => thread[0] !== undefined && newest(thread) > (seen.get(thread[0].id) ?? ''),
    see(thread) {
      const [first] = thread;
      const until = newest(thread);
      if (!first || until <= (seen.get(first.id) ?? '')) return false;
      seen.delete(first.id);
      seen.set(first.id, until);
      try {
        localStorage.setItem(KEY + albumId, JSON.stringify([...seen].slice(-KEPT_MOST)));
      } catch {
        // A browser that keeps nothing: it is read until the page is closed.
      }
      return true;
    },
  };
}
