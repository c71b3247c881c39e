import { type Followed, putDown } from './follow-lock.ts';

/** Somebody's role, or their chapters, become others under their hands: they are told, and what they hold is put down. */
export function followRole({ meta, notify, ...hands }: Followed): () => void {
  let was = meta.get();
  return meta.subscribe(() => {
    const before = was;
    was = meta.get();
    const { role, sections, removed } = was;
    const isOther = role !== before.role;
    const isElsewhere = sections?.join(' ') !== before.sections?.join(' ');
    if (!isOther && !isElsewhere) return;
    putDown(hands);
    // Who was removed is told in a dialog; nobody becomes the holder of a preview link.
    if (removed || role === 'viewer') return;
    notify(isOther ? `roles.now.${role}` : 'roles.now.sections');
  });
}
