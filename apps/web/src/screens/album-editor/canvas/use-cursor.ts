import { type RefObject, useLayoutEffect } from 'react';
import type { EditorSession } from '../session/editor-session.ts';

/** The pointer's shape is that of the tool. Written directly: a press is no reason to draw the canvas anew. */
export function useCursor(element: RefObject<HTMLElement | null>, { tools }: EditorSession): void {
  useLayoutEffect(() => {
    const write = (): void => {
      element.current?.style.setProperty('cursor', tools.state().cursor);
    };
    write();
    return tools.subscribe(write);
  }, [element, tools]);
}
