import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../../parts/lazy-part.ts';
import { useEditor } from '../../session/editor-context.ts';

const QuestionsDialog = lazyPart(async () =>
  import('./QuestionsDialog.tsx').then((part) => ({ default: part.QuestionsDialog })),
);

/** Where the questions open: `windows.open({ kind: 'questions', spreadId })` from anywhere in the editor. */
export function QuestionsHost() {
  const { windows } = useEditor();
  const open = useSyncExternalStore(windows.subscribe, windows.get);
  if (open?.kind !== 'questions') return null;
  return (
    <Suspense fallback={null}>
      <QuestionsDialog spreadId={open.spreadId} />
    </Suspense>
  );
}
