import { type AlbumDocument, type CommandResult, isRefused, type Patch, ROLE_RULES } from '@figurina/album';
import type { EditorStore } from '@figurina/editor';
import type { Translate } from '@figurina/locales';
import type { Notify } from './notices/notices.ts';

/** Runs a command's patch as one step of undo. False when it was refused; the person is told. */
export type RunCommand = (
  label: string,
  command: Patch | ((document: AlbumDocument) => CommandResult),
  mergeKey?: string,
) => boolean;

interface RunParts {
  store: EditorStore;
  t: Translate;
  notify: Notify;
}

export function createRun({ store, t, notify }: RunParts): RunCommand {
  return (label, command, mergeKey) => {
    const patch = typeof command === 'function' ? command(store.document) : command;
    if (isRefused(patch)) {
      notify(`editor.refusal.${patch.code}`);
      return false;
    }
    const answer = store.transact(label, patch, mergeKey === undefined ? {} : { mergeKey });
    if (answer.ok) return true;
    if (answer.code === 'album_locked') notify('notices.locked');
    // What was refused is named: one's role leaves other things.
    else if ((ROLE_RULES as readonly string[]).includes(answer.code))
      notify('roles.refused', { step: t(label as never), why: t(`problems.${answer.code}`) }, 'warning');
    else notify(`problems.${answer.code}`);
    return false;
  };
}
