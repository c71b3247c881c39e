import type { SelectionStore, Toolbox, ToolMachine } from '@figurina/editor';
import type { MetaSource } from './meta-source.ts';
import type { Notify } from '../notices/notices.ts';

/** The album is locked, or unlocked, under somebody's hands: they are told at once, and what they hold is put down. */
export function followLock(parts: {
  meta: MetaSource;
  editable: () => boolean;
  tools: ToolMachine;
  toolbox: Toolbox;
  selection: SelectionStore;
  notify: Notify;
}): () => void {
  const { meta, editable, tools, toolbox, selection, notify } = parts;
  let was = editable();
  return meta.subscribe(() => {
    const is = editable();
    if (is === was) return;
    was = is;
    notify(is ? 'notices.unlocked_now' : 'notices.locked_now', {}, is ? undefined : 'warning');
    if (is) return;
    tools.cancel();
    toolbox.leave();
    // What would be typed or cropped from here on would be seen and not kept.
    if (['text', 'image'].includes(selection.get().mode)) selection.leave();
  });
}
