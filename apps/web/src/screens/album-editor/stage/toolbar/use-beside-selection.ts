import { type RefObject, useState } from 'react';
import { useEditor } from '../../session/editor-context.ts';
import { besideSelection } from './beside-selection.ts';
import { selectionOnScreen } from './toolbar-placer.ts';

interface BesideSelection {
  /** How far it goes aside, in pixels. */
  readonly aside: number;
  /** To be called when it opens; the bar stays where it is from then on. */
  measure(): void;
}

/** For what a button of the bar opens: `width` in pixels, `atEnd` when it ends where the button does. */
export function useBesideSelection(
  button: RefObject<HTMLElement | null>,
  { width, atEnd = false }: { readonly width: number; readonly atEnd?: boolean },
): BesideSelection {
  const session = useEditor();
  const [aside, setAside] = useState(0);
  function measure(): void {
    const desk = session.worldElement()?.closest('.canvas-desk')?.getBoundingClientRect();
    const place = selectionOnScreen(session, session.selection.get());
    const bounds = button.current?.getBoundingClientRect();
    if (!place || !desk || !bounds) return;
    const { x, y, width: wide, height } = place.box;
    const selection = { x: x + desk.x, y: y + desk.y, width: wide, height };
    setAside(besideSelection(selection, bounds, { width, atEnd }, { width: innerWidth, height: innerHeight }));
  }
  return { aside, measure };
}
