import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../../../parts/lazy-part.ts';
import { useEditor } from '../../../session/editor-context.ts';

const ProofDialog = lazyPart(async () => import('./ProofDialog.tsx').then((part) => ({ default: part.ProofDialog })));

/** Where the proof rounds open: `windows.open({ kind: 'proof' })` from anywhere in the editor. */
export function ProofHost() {
  const { windows } = useEditor();
  const open = useSyncExternalStore(windows.subscribe, windows.get);
  if (open?.kind !== 'proof') return null;
  return (
    <Suspense fallback={null}>
      <ProofDialog />
    </Suspense>
  );
}
