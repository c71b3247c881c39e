import type { ElementNode, NodeId } from '@figurina/album';
import { matrixOf } from '@figurina/drawing';
import { useEffect } from 'react';
import type { EditorSession } from '../../session/editor-session.ts';
import { undermost } from './lifted-runs.ts';

/**
 * While copies are dragged, the elements themselves are what moves on the screen; this leaves a picture of each where it
 * stays.
 */
export function useCopied(session: EditorSession): void {
  useEffect(() => {
    const { chrome, store } = session;
    let shown: readonly NodeId[] | null = null;
    let stayed: HTMLElement[] = [];
    function look(): void {
      const ids = chrome.copied();
      if (ids === shown) return;
      shown = ids;
      for (const element of stayed) element.remove();
      stayed = (ids ?? []).flatMap(leave);
    }
    function leave(id: NodeId): HTMLElement[] {
      const node = store.document.nodes.get(id);
      const element = session.worldElement()?.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`);
      if (!node || !element) return [];
      const copy = element.cloneNode(true) as HTMLElement;
      copy.removeAttribute('data-node');
      for (const inner of copy.querySelectorAll('[data-node]')) inner.removeAttribute('data-node');
      copy.setAttribute('aria-hidden', 'true');
      copy.style.transform = matrixOf(node as ElementNode);
      copy.style.translate = '';
      undermost(element).before(copy);
      return [copy];
    }
    const end = chrome.subscribe(look);
    return () => {
      end();
      for (const element of stayed) element.remove();
    };
  }, [session]);
}
