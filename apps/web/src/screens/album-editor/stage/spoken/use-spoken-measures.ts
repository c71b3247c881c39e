import { measuresOf } from '@figurina/album';
import { useEffect, useState } from 'react';
import { useI18n } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import type { EditorSession } from '../../session/editor-session.ts';
import { spokenMeasures, type SpokenThing } from './spoken-measures.ts';

/** Who walks on at once, or holds a key, is told at the end. */
const REST_MS = 500;
/** Beyond that many the frame of all says nothing. */
const MOST = 500;

/** Where what is selected lies and how large it is, and what a change made of that, once it rests. */
export function useSpokenMeasures(): string {
  const session = useEditor();
  const words = useI18n();
  const [said, setSaid] = useState('');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    let before: { readonly ids: string; readonly thing: SpokenThing } | null = null;
    function soon(): void {
      if (timer !== null) clearTimeout(timer);
      timer = setTimeout(look, REST_MS);
    }
    function look(): void {
      timer = null;
      if (session.store.shown.own() !== null) return soon();
      const thing = selectedThing(session);
      const ids = session.selection.get().ids.join();
      if (thing === null) setSaid('');
      else {
        const change = spokenMeasures(thing, before?.ids === ids ? before.thing : null, words);
        if (change !== '') setSaid(change);
      }
      before = thing && { ids, thing };
    }
    const ends = [
      session.selection.subscribe(soon),
      session.store.onChange(({ touched }) => {
        if (session.selection.get().ids.length > 0 && touched.some(({ table }) => table === 'nodes')) soon();
      }),
    ];
    return () => {
      if (timer !== null) clearTimeout(timer);
      for (const end of ends) end();
    };
  }, [session, words]);
  return said;
}

function selectedThing({ selection, store, measured }: EditorSession): SpokenThing | null {
  const { ids, mode } = selection.get();
  const [first] = ids;
  if (!first || ids.length > MOST || mode === 'text' || mode === 'image') return null;
  const measures = measuresOf(store.document, ids, measured);
  const node = store.document.nodes.get(first);
  if (!measures || !node || node.type === 'Comment') return null;
  const is = (state: 'locked' | 'hidden'): boolean =>
    ids.length === 1 && state in node.props && (node.props as Record<string, unknown>)[state] === true;
  return { ...measures, locked: is('locked'), hidden: is('hidden') };
}
