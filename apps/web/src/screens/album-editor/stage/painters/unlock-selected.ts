import { changeProps, lockedBy } from '@figurina/album';
import type { EditorSession } from '../../session/editor-session.ts';

/** Unlocks what is selected, or the group around it, where it is; it stays selected. */
export function unlockSelected(session: EditorSession): void {
  const { document } = session.store;
  const locked = session.selection
    .get()
    .ids.map((id) => lockedBy(document, id))
    .filter((id) => id !== null);
  if (session.run('steps.unlock', () => changeProps(document, { ids: new Set(locked), props: { locked: false } })))
    session.announcer.say(session.t('gestures.unlocked'));
  session.focusCanvas();
}
