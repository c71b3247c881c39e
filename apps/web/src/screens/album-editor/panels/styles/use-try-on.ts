import type { FocusEvent, PointerEvent } from 'react';
import { useEditor } from '../../session/editor-context.ts';
import type { AlbumStyle } from '../../session/style/style-preview.ts';
import { applyStyle } from '../../session/style/apply-style.ts';

/** Time to reach the next choice; out of the panel there is time to reach the bar on the canvas. */
const NEXT_MS = 250;
const BAR_MS = 2500;

export interface TryOn {
  onPointerEnter(event: PointerEvent): void;
  onPointerLeave(event: PointerEvent): void;
  onFocus(event: FocusEvent): void;
  onBlur(): void;
  onClick(): void;
}

/** What a choice of a style does: under the pointer or with the focus it is tried on, a click takes it. */
export function useTryOn(): (style: AlbumStyle) => TryOn {
  const session = useEditor();
  const { stylePreview } = session;
  return (style) => ({
    onPointerEnter(event) {
      if (event.pointerType === 'mouse' && session.editable('design', 'album')) stylePreview.show(style);
    },
    onPointerLeave(event) {
      const panel = event.currentTarget.closest('.styles');
      const goesOn = event.relatedTarget instanceof Node && panel?.contains(event.relatedTarget);
      stylePreview.endSoon(goesOn ? NEXT_MS : BAR_MS);
    },
    onFocus(event) {
      if (event.currentTarget.matches(':focus-visible') && session.editable('design', 'album'))
        stylePreview.show(style);
    },
    onBlur: () => stylePreview.endSoon(NEXT_MS),
    onClick: () => applyStyle(session, style),
  });
}
