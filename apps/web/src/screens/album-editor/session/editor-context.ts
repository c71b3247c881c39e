import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Selection } from '@figurina/editor';
import type { EditorSession } from './editor-session.ts';

export const EditorContext = createContext<EditorSession | null>(null);

export function useEditor(): EditorSession {
  const session = useContext(EditorContext);
  if (!session) throw new Error('No editor here: wrap the tree in an EditorContext');
  return session;
}

export function useSelection(): Selection {
  const { selection } = useEditor();
  return useSyncExternalStore(selection.subscribe, selection.get);
}
