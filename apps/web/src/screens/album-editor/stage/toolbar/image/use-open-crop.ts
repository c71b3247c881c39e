import type { OpenCrop } from '@figurina/editor';
import { useMemo, useSyncExternalStore } from 'react';
import { useEditor } from '../../../session/editor-context.ts';
import type { EditorSession } from '../../../session/editor-session.ts';
import { isGesture } from '../../../session/selection/resting-selection.ts';

/** The open crop as of when the hand let go: nothing is drawn by React while it moves. */
export function useOpenCrop(): OpenCrop | null {
  const session = useEditor();
  const source = useMemo(() => restingCrop(session), [session]);
  return useSyncExternalStore(source.subscribe, source.get);
}

function restingCrop({ cropping, tools }: EditorSession) {
  let kept = cropping.get();
  const look = (): OpenCrop | null => {
    const now = cropping.get();
    if (now === null || !isGesture(tools.state().name)) kept = now;
    return kept;
  };
  return {
    get: look,
    subscribe(listener: () => void) {
      const ends = [cropping.subscribe(listener), tools.subscribe(listener)];
      return () => ends.forEach((end) => end());
    },
  };
}
