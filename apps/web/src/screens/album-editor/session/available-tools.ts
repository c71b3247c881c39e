import { type Tool, TOOLS } from '@figurina/editor';
import { mayShowComments } from './comments/comments-shown.ts';

interface Editable {
  editable(): boolean;
}

/** The tools a person has here: who may not change the album looks and pans, on a phone nobody comments. */
export function availableTools(session: Editable): readonly Tool[] {
  return TOOLS.filter((tool) => isAvailable(session, tool));
}

export function isAvailable(session: Editable, { creates }: Tool): boolean {
  if (creates && !session.editable()) return false;
  return creates !== 'Comment' || mayShowComments();
}
