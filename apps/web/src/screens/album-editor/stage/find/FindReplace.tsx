import { useSyncExternalStore } from 'react';
import { useEditor } from '../../session/editor-context.ts';
import { FindReplacePanel } from './FindReplacePanel.tsx';

/** Find and replace, while it is open. Asked for again, it begins anew with the words that are selected. */
export function FindReplace() {
  const { textSearch } = useEditor();
  const opened = useSyncExternalStore(textSearch.subscribe, textSearch.isOpen);
  const seed = useSyncExternalStore(textSearch.subscribe, textSearch.seed);
  return opened ? <FindReplacePanel key={seed} /> : null;
}
