import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useT } from '../../../app/use-t.ts';
import { useEditor } from '../session/editor-context.ts';
import { PANEL_WIDTH } from '../session/camera/view-state.ts';

const STEP = 20;

/** The right edge of the panel: pulled, or moved by arrow keys, it is wider or narrower; a double click makes it as it was. */
export function PanelEdge({ usual }: { usual: number }) {
  const { view } = useEditor();
  const t = useT();
  const width = view(({ panelWidth }) => panelWidth) ?? usual;
  const pulled = useRef<number | null>(null);
  const most = Math.min(PANEL_WIDTH.most, Math.round(window.innerWidth * 0.45));
  const within = (wanted: number): number => Math.round(Math.max(PANEL_WIDTH.least, Math.min(wanted, most)));
  const keep = (panelWidth: number | null): void => view.getState().setView({ panelWidth });

  /** While it is held the panel alone is written, nothing is rendered. */
  function pull(event: PointerEvent<HTMLElement>): void {
    const panel = event.currentTarget.previousElementSibling as HTMLElement | null;
    if (!panel || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    pulled.current = within(event.clientX - panel.getBoundingClientRect().left);
    panel.style.width = `${pulled.current}px`;
  }
  function letGo(): void {
    if (pulled.current !== null) keep(pulled.current);
    pulled.current = null;
  }
  function press(event: KeyboardEvent): void {
    const next = {
      ArrowLeft: width - STEP,
      ArrowRight: width + STEP,
      Home: PANEL_WIDTH.least,
      End: most,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    keep(within(next));
  }
  return (
    <div
      className="editor-panel-edge"
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t('view.panel_width')}
      aria-valuenow={width}
      aria-valuemin={PANEL_WIDTH.least}
      aria-valuemax={most}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={pull}
      onLostPointerCapture={letGo}
      onDoubleClick={() => keep(null)}
      onKeyDown={press}
    />
  );
}
