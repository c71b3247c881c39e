import type { AlbumDocument, CommandResult } from '@figurina/album';
import type { EditorSession } from '../editor-session.ts';

/** Runs a command and says the step's name, where those who do not see the canvas would not know that it happened. */
export function runSaying(
  session: EditorSession,
  step: string,
  command: (document: AlbumDocument) => CommandResult,
): boolean {
  const isDone = session.run(step, command);
  if (isDone) session.announcer.say(session.t(step as never));
  return isDone;
}
