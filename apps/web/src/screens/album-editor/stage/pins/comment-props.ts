import type { EditorSession } from '../../session/editor-session.ts';
import { type Mentionable, mentionsIn } from './mentions.ts';

/** What a comment or an answer says, as of now. */
export function commentProps({ author, comments }: EditorSession, text: string, people: readonly Mentionable[]) {
  return {
    text,
    mentions: mentionsIn(text, people, comments.meant),
    userId: author.id,
    name: author.name,
    createdAt: new Date().toISOString(),
  };
}
