import { useMemo, useSyncExternalStore } from 'react';
import { useEditor } from '../../session/editor-context.ts';
import type { EditorSession } from '../../session/editor-session.ts';

/** Neither the camera moved nor a gesture or the album changed anything for so long. */
const REST_MS = 160;

/**
 * Counts the moments at which everything came to rest after something had moved or changed; null while it moves. What
 * hangs on it is drawn at rest only.
 */
export function useRest(): number | null {
  const session = useEditor();
  const source = useMemo(() => restOf(session), [session]);
  return useSyncExternalStore(source.subscribe, source.get);
}

function restOf({ camera, store, facts, view, tools }: EditorSession) {
  let count = 0;
  let moving = false;
  return {
    get: (): number | null => (moving ? null : count),
    subscribe(listener: () => void): () => void {
      let timer = 0;
      function put(now: boolean): void {
        if (!now) count++;
        moving = now;
        listener();
      }
      function soon(): void {
        window.clearTimeout(timer);
        timer = window.setTimeout(() => {
          // A hand that holds something still has not come to rest.
          if (store.shown.own() !== null) soon();
          else put(false);
        }, REST_MS);
      }
      function moved(): void {
        if (!moving) put(true);
        soon();
      }
      const ends = [
        camera.subscribe(moved),
        store.shown.onOwn(moved),
        store.subscribe('document', soon),
        facts.layout.subscribe(soon),
        view.subscribe(soon),
        tools.subscribe(soon),
      ];
      soon();
      return () => {
        window.clearTimeout(timer);
        for (const end of ends) end();
      };
    },
  };
}
