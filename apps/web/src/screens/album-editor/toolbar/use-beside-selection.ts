import { type RefObject, useLayoutEffect, useState } from 'react';
import { useEditor } from '../session/editor-context.ts';
import { besideSelection } from './beside-selection.ts';
import { selectionOnScreen } from './toolbar-placer.ts';

/** How far what a button opens goes aside: measured when it opens, and kept, since the bar stays where it is meanwhile. */
export function useBesideSelection(
  opened: boolean,
  button: RefObject<HTMLElement | null>,
  width: number,
  atEnd = false,
): number {
  const session = useEditor();
  const [aside, setAside] = useState(0);
  useLayoutEffect(() => {
    const desk = session.worldElement()?.closest('.canvas-desk')?.getBoundingClientRect();
    const place = opened && desk ? selectionOnScreen(session, session.selection.get()) : null;
    const bounds = button.current?.getBoundingClientRect();
    if (!place || !desk || !bounds) return;
    const { x, y, width: wide, height } = place.box;
    const selection = { x: x + desk.x, y: y + desk.y, width: wide, height };
    setAside(besideSelection(selection, bounds, { width, atEnd }, { width: innerWidth, height: innerHeight }));
  }, [opened, button, width, atEnd, session]);
  return aside;
}
