import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../../../parts/lazy-part.ts';
import { useEditor } from '../../../session/editor-context.ts';

const PlatesDialog = lazyPart(async () =>
  import('./PlatesDialog.tsx').then((part) => ({ default: part.PlatesDialog })),
);

/** Where plates are looked at: above the panels, so that they stay when a narrow window has no room for the one they were opened in. */
export function PlatesHost() {
  const { windows } = useEditor();
  const open = useSyncExternalStore(windows.subscribe, windows.get);
  if (open?.kind !== 'plates') return null;
  return (
    <Suspense fallback={null}>
      <PlatesDialog jobId={open.jobId} params={open.params} onClose={() => windows.close()} />
    </Suspense>
  );
}
