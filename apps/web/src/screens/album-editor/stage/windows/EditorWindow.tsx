import { Suspense, useSyncExternalStore } from 'react';
import { useEditor } from '../../session/editor-context.ts';
import { lazyPart } from '../../parts/lazy-part.ts';

const ContextMenu = lazyPart(async () => import('./ContextMenu.tsx'));
const CommandPalette = lazyPart(async () => import('./CommandPalette.tsx'));
const ShortcutPanel = lazyPart(async () => import('./ShortcutPanel.tsx'));
const MoveToSpread = lazyPart(async () => import('./MoveToSpread.tsx'));

/** The menu or dialog that is open over the canvas. Each is loaded when it is first opened. */
export function EditorWindow() {
  const { windows } = useEditor();
  const open = useSyncExternalStore(windows.subscribe, windows.get);
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      {open.kind === 'menu' ? <ContextMenu key={`${open.at.x} ${open.at.y}`} menu={open} /> : null}
      {open.kind === 'palette' ? <CommandPalette finds={open.finds} /> : null}
      {open.kind === 'shortcuts' ? <ShortcutPanel /> : null}
      {open.kind === 'move_to_spread' ? <MoveToSpread /> : null}
    </Suspense>
  );
}
