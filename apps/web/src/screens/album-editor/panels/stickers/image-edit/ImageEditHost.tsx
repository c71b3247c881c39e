import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../../../parts/lazy-part.ts';
import { useEditor } from '../../../session/editor-context.ts';

const ImageEditDialog = lazyPart(async () => import('./ImageEditDialog.tsx'));

/** Where the dialog opens in which a photo is edited, from the form and from the canvas. */
export function ImageEditHost() {
  const { windows } = useEditor();
  const open = useSyncExternalStore(windows.subscribe, windows.get);
  if (open?.kind !== 'image_edit') return null;
  return (
    <Suspense fallback={null}>
      <ImageEditDialog key={open.stickerId} stickerId={open.stickerId} />
    </Suspense>
  );
}
