import { useSource } from '@figurina/drawing';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { useT } from '../../../app/use-t.ts';
import { useEditor } from '../session/editor-context.ts';
import type { EditorTab } from './tabs.ts';

/** Above a panel whose controls are off: why. */
export function ClosedNote({ tab }: { tab: EditorTab }) {
  const session = useEditor();
  const t = useT();
  useSource(session.meta);
  const closed = session.whyClosed(tab.right, tab.ofAlbum ? 'album' : undefined);
  if (!closed) return null;
  const Icon = closed === 'notices.locked' ? IconLock : IconEye;
  return (
    <p className="editor-panel-locked">
      <Icon size={18} aria-hidden /> {t(closed)}
    </p>
  );
}
