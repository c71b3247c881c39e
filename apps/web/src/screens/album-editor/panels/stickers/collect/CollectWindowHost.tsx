import { Suspense } from 'react';
import { useStore } from 'zustand';
import { useEditor } from '../../../session/editor-context.ts';
import { lazyPart } from '../../../parts/lazy-part.ts';
import { collectWindowOf } from '../../../session/collecting/collect-window.ts';

const CollectModal = lazyPart(async () =>
  import('./CollectModal.tsx').then((part) => ({ default: part.CollectModal })),
);

/** The dialog for collecting, from when it is opened for the first time. */
export function CollectWindowHost() {
  const wasOpened = useStore(collectWindowOf(useEditor()), (state) => state.wasOpened);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <CollectModal />
    </Suspense>
  );
}
