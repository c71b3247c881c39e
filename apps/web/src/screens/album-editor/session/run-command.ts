import { type AlbumDocument, type CommandResult, isRefused, type Patch } from '@figurina/album';
import type { EditorStore } from '@figurina/editor';
import type { Notify } from './notices/notices.ts';

/** Runs a command's patch as one step of undo. False when it was refused; the person is told. */
export type RunCommand = (
  label: string,
  command: Patch | ((document: AlbumDocument) => CommandResult),
  mergeKey?: string,
) => boolean;

interface RunParts {
  store: EditorStore;
  editable: () => boolean;
  notify: Notify;
}

export function createRun({ store, editable, notify }: RunParts): RunCommand {
  return (label, command, mergeKey) => {
    if (!editable()) {
      notify('notices.locked');
      return false;
    }
    const patch = typeof command === 'function' ? command(store.document) : command;
    if (isRefused(patch)) {
      notify(`editor.refusal.${patch.code}`);
      return false;
    }
    const answer = store.transact(label, patch, mergeKey === undefined ? {} : { mergeKey });
    if (!answer.ok) notify(`problems.${answer.code}`);
    return answer.ok;
  };
}
