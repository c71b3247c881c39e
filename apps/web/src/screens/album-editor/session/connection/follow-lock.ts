import type { SelectionStore, Toolbox, ToolMachine } from '@figurina/editor';
import type { Notify } from '../notices/notices.ts';
import type { MetaSource } from './meta-source.ts';

export interface Followed {
  meta: MetaSource;
  tools: ToolMachine;
  toolbox: Toolbox;
  selection: SelectionStore;
  notify: Notify;
}

/**
 * The album is locked, or unlocked, under somebody's hands: they are told at once, unless they do it themselves, and what
 * they hold is put down.
 */
export function followLock({ meta, notify, ...hands }: Followed): () => void {
  let was = meta.get();
  return meta.subscribe(() => {
    const is = meta.get();
    const isTurned = is.locked !== was.locked && is.role === was.role;
    was = is;
    // Of an administrator a lock takes nothing.
    if (!isTurned || is.role === 'admin') return;
    if (!meta.isOwn())
      notify(is.locked ? 'notices.locked_now' : 'notices.unlocked_now', {}, is.locked ? 'warning' : undefined);
    if (is.locked) putDown(hands);
  });
}

/** What would be typed, cropped or dragged from here on would be seen and not kept. */
export function putDown({ tools, toolbox, selection }: Pick<Followed, 'tools' | 'toolbox' | 'selection'>): void {
  tools.cancel();
  toolbox.leave();
  if (['text', 'image'].includes(selection.get().mode)) selection.leave();
}
