/** Comments are nodes of the document; here is how far each person has read them, the same on all their devices. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idSchema, isoTime } from './wire.ts';

const params = z.object({ id: idSchema });
/** By the comment that began a thread: when its newest words were written that the person has read. */
const commentReads = z.record(idSchema, isoTime);
export type CommentReads = z.infer<typeof commentReads>;

export const listCommentReads = endpoint({
  method: 'GET',
  path: '/albums/:id/comment_reads',
  summary: 'How far the caller has read the comments of an album',
  tag: 'comments',
  params,
  answer: z.object({ comment_reads: commentReads }),
  refusals: ['not_found'],
});

/** Never goes back: a device that was asleep tells less than the other one knows. */
export const changeCommentReads = endpoint({
  method: 'PATCH',
  path: '/albums/:id/comment_reads',
  summary: 'The caller has read threads so far',
  tag: 'comments',
  params,
  body: z.object({
    comment_reads: commentReads.refine((reads) => Object.keys(reads).length <= 500),
  }),
  answer: null,
  status: 204,
  refusals: ['not_found'],
});
