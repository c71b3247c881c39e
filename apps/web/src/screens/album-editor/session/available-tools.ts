import type { EditRight } from '@figurina/album';
import { type Tool, TOOLS } from '@figurina/editor';
import { mayShowComments } from './comments/comments-shown.ts';

interface Editable {
  editable(right?: EditRight): boolean;
}

/** The tools a person has here: who may not change the album looks, pans and comments, on a phone nobody comments. */
export function availableTools(session: Editable): readonly Tool[] {
  return TOOLS.filter((tool) => isAvailable(session, tool));
}

export function isAvailable(session: Editable, { creates }: Tool): boolean {
  if (creates && !session.editable(creates === 'Comment' ? 'comment' : 'design')) return false;
  return creates !== 'Comment' || mayShowComments();
}
