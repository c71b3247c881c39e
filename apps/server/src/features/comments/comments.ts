/** Tells people of what is said in comments: who is named, who wrote in the thread, everybody else. Each once a comment. */
import type { AlbumDocument, NodeId } from '@figurina/album';
import type { AppliedMutation } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import type { CommentsParts } from './comments-parts.ts';
import { keepTold, listReaders } from './comments.queries.ts';
import { serveComments } from './comments.routes.ts';
import { goneIn, type Said, saidIn } from './said-in.ts';
import { sweepMissed } from './sweep.ts';
import { threadOf } from './thread-of.ts';

export interface Comments {
  /** To be told of everything that is written to documents. */
  written(albumId: string, mutation: AppliedMutation): void;
  serve(http: FastifyInstance): void;
  /** Waits for what is on its way. */
  close(): Promise<void>;
}

export function createComments(parts: CommentsParts): Comments {
  const { db, clock, log, notifications, readDocument } = parts;
  /** One after the other, in the order in which it was said. */
  let last = Promise.resolve();

  async function sayOne(
    albumId: string,
    by: string,
    { document, said }: { document: AlbumDocument; said: Said },
  ): Promise<void> {
    const { commentId, words, mentions, parent } = said;
    const thread = threadOf(document, commentId as NodeId);
    if (!thread) return;
    const seenBy = await listReaders(db, albumId, thread.id, thread.writtenAt);
    const happening = {
      albumId,
      by,
      excerpt: words,
      at: `?comment=${encodeURIComponent(commentId)}`,
      thing: commentId,
      thread: thread.id,
      seenBy,
    };
    await notifications.note({ ...happening, kind: 'mention', to: mentions }, (transaction, subs) =>
      keepTold(transaction, clock, { albumId, commentId, subs }),
    );
    // Changed words are told to those alone whom they name.
    if (parent === null) return;
    const others = [...thread.authors].filter((sub) => !mentions.includes(sub));
    await notifications.note({ ...happening, kind: 'reply', to: others });
    const spared = [...mentions, ...thread.authors];
    await notifications.note({ ...happening, kind: 'comment', to: 'everybody', except: spared });
  }

  async function tellOne(albumId: string, by: string, what: { document: AlbumDocument; said: Said }): Promise<void> {
    await sayOne(albumId, by, what);
    const thread = threadOf(what.document, what.said.commentId as NodeId);
    if (!thread) return;
    // Who read it while it was being told had nothing yet to mark.
    for (const sub of await listReaders(db, albumId, thread.id, thread.writtenAt))
      await notifications.threadsRead(albumId, sub, [thread.id]);
  }

  async function tell(albumId: string, mutation: AppliedMutation): Promise<void> {
    const said = saidIn(mutation, clock.now());
    const gone = goneIn(mutation);
    if (gone.length > 0) await notifications.withdraw(albumId, gone);
    if (said.length === 0) return;
    const read = await readDocument(albumId);
    if (!read) return;
    for (const one of said) await tellOne(albumId, mutation.user, { document: read.document, said: one });
  }

  sweepMissed(parts, tell);
  return {
    written(albumId, mutation) {
      if (saidIn(mutation, clock.now()).length === 0 && goneIn(mutation).length === 0) return;
      last = last
        .then(() => tell(albumId, mutation))
        .catch((error: unknown) => log.error({ err: error, album: albumId }, 'comments'));
    },
    serve: (http) => serveComments(http, parts),
    close: () => last,
  };
}
