import type { Selection } from '@figurina/editor';
import { useMemo, useSyncExternalStore } from 'react';
import { useEditor } from '../editor-context.ts';
import { restingSelection } from './resting-selection.ts';

export function useRestingSelection(): Selection {
  const session = useEditor();
  const source = useMemo(() => restingSelection(session), [session]);
  return useSyncExternalStore(source.subscribe, source.get);
}
