/** What the outline does when the node in hand is taken away, by its person or by a colleague. */
import type { AlbumNode, NodeId } from '@figurina/album';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useEditor } from '../session/editor-context.ts';
import { elementLabel } from './node-row.tsx';

/** The form goes with its node: the focus that was in it goes to the tree. */
export function useFormFocus(): RefObject<HTMLDivElement | null> {
  const form = useRef<HTMLDivElement>(null);
  const held = useRef(false);
  useLayoutEffect(() => {
    if (held.current && document.activeElement === document.body)
      form.current?.parentElement?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus();
    held.current = false;
    const element = form.current;
    const look = (): void => {
      held.current = element?.contains(document.activeElement) ?? false;
    };
    look();
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  });
  return form;
}

/** Says that a colleague has deleted what one works on. */
export function useGoneSaying(inHand: NodeId | null): void {
  const session = useEditor();
  useEffect(
    () =>
      session.store.onChange(({ origin, touched }) => {
        if (origin !== 'remote') return;
        const gone = touched.find(({ table, id, after }) => table === 'nodes' && id === inHand && !after);
        const node = gone?.before as AlbumNode | undefined;
        if (node) session.announcer.say(session.t('outline.said.gone', { name: elementLabel(session, node) }));
      }),
    [session, inHand],
  );
}
