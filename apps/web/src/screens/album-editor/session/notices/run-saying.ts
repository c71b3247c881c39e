import type { AlbumDocument, CommandResult } from '@figurina/album';
import type { Translate } from '@figurina/locales';
import type { RunCommand } from '../run-command.ts';
import type { Announcer } from './announcer.ts';

/** Runs a command and says the step's name, where those who do not see the canvas would not know that it happened. */
export function runSaying(
  { run, announcer, t }: { readonly run: RunCommand; readonly announcer: Announcer; readonly t: Translate },
  step: string,
  command: (document: AlbumDocument) => CommandResult,
): boolean {
  const isDone = run(step, command);
  if (isDone) announcer.say(t(step as never));
  return isDone;
}
