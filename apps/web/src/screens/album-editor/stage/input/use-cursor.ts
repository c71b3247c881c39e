import { type RefObject, useLayoutEffect } from 'react';
import { isGesture } from '../../session/selection/resting-selection.ts';
import type { EditorSession } from '../../session/editor-session.ts';

/**
 * The pointer's shape is that of the tool. Written directly: a press is no reason to draw the canvas anew. While a
 * gesture runs the album keeps the shape of before under a shield: else each of its elements would have its styles looked
 * up at the beginning and at the end, as they all inherit it.
 */
export function useCursor(
  desk: RefObject<HTMLElement | null>,
  shield: RefObject<HTMLElement | null>,
  { tools, worldElement }: EditorSession,
): void {
  useLayoutEffect(() => {
    const write = (): void => {
      const { name, cursor } = tools.state();
      const held = isGesture(name);
      desk.current?.style.setProperty('cursor', cursor);
      if (!held) worldElement()?.style.setProperty('cursor', cursor);
      shield.current?.toggleAttribute('data-held', held);
    };
    write();
    return tools.subscribe(write);
  }, [desk, shield, tools, worldElement]);
}
