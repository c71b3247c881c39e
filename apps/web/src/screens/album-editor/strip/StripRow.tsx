import type { NodeId } from '@figurina/album';
import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { useT } from '../../../app/use-t.ts';
import { useEditor } from '../session/editor-context.ts';
import { SpreadMenu } from './SpreadMenu.tsx';
import { StripChapter } from './StripChapter.tsx';
import { askToRemove, step } from '../actions/spread-operations.ts';
import { StripItem } from './StripItem.tsx';
import { useChosenSpreads } from './use-chosen-spreads.ts';
import { itemsIn, type StripItem as Item, stripLayout } from './strip-layout.ts';
import { useStripDrop } from './use-strip-drag.ts';
import { useStripWindow } from './use-strip-window.ts';

/**
 * The row of pictures: one tab stop, arrows walk, with Alt they move the spread, with Shift they choose several; only
 * what is seen is there.
 */
export function StripRow() {
  const session = useEditor();
  const t = useT();
  const scroller = useRef<HTMLDivElement>(null);
  const chapters = useSyncExternalStore(session.facts.chapters.subscribe, session.facts.chapters.get);
  const layout = useMemo(() => stripLayout(chapters), [chapters]);
  const current = useSyncExternalStore(session.currentSpread.subscribe, session.currentSpread.get);
  const seen = useStripWindow(scroller);
  const [inHand, setInHand] = useState<number | null>(null);
  const [menu, setMenu] = useState<{ spreadId: NodeId; anchor: HTMLElement } | null>(null);
  /** Gets the focus once it is drawn. */
  const wanted = useRef<number | null>(null);

  const chosen = useChosenSpreads();
  const openMenu = useCallback((spreadId: NodeId, anchor: HTMLElement) => setMenu({ spreadId, anchor }), []);
  const drop = useStripDrop(scroller, session, chosen.meant);

  // The spread one works on is in view.
  useLayoutEffect(() => {
    const item = layout.items[current];
    const element = scroller.current;
    if (item && element) bringIntoView(element, item.x, item.width);
  }, [layout, current]);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const thumb = scroller.current?.querySelector<HTMLElement>(`[data-strip-index="${wanted.current}"]`);
    if (!thumb) return;
    wanted.current = null;
    thumb.focus({ preventScroll: true });
  });

  function focus(index: number): void {
    const item = layout.items[index];
    if (!item || !scroller.current) return;
    wanted.current = index;
    bringIntoView(scroller.current, item.x, item.width);
    setInHand(index);
  }
  function removeChosen(spreadIds: readonly NodeId[]): void {
    const closed = session.whyClosed('design', spreadIds);
    if (closed) session.notify(closed);
    else askToRemove(session, spreadIds);
  }
  function keyDown(event: KeyboardEvent): void {
    const at = Number((event.target as HTMLElement).dataset['stripIndex'] ?? Number.NaN);
    const item = layout.items[at];
    if (!item || event.ctrlKey || event.metaKey) return;
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const next = by && Math.min(layout.items.length - 1, Math.max(0, at + by));
    if (by && event.altKey) {
      step(session, chosen.meant(item.spreadId), by < 0 ? 'up' : 'down');
      focus(session.facts.layout.get().indexOf(item.spreadId));
    } else if (event.altKey) return;
    else if (next !== undefined && event.shiftKey) {
      chosen.extendTo(layout.items[next]!.spreadId, chosen.ids.size === 0 ? item.spreadId : undefined);
      focus(next);
    } else if (event.shiftKey) return;
    else if (next !== undefined) focus(next);
    else if (event.key === 'Home') focus(0);
    else if (event.key === 'End') focus(layout.items.length - 1);
    // What is selected on this very page goes before the page does.
    else if (
      event.key === 'Delete' &&
      item.index === current &&
      chosen.ids.size === 0 &&
      session.selection.get().ids.length > 0
    )
      return;
    else if (event.key === 'Delete') removeChosen(chosen.meant(item.spreadId));
    else if (event.key === 'Escape' && chosen.ids.size > 0) chosen.begin(item.spreadId);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function press(item: Item, { shiftKey, ctrlKey, metaKey }: MouseEvent): void {
    if (shiftKey) return chosen.extendTo(item.spreadId);
    if (ctrlKey || metaKey) return chosen.toggle(item.spreadId);
    chosen.begin(item.spreadId);
    session.goToSpread(item.index);
  }

  const shown = itemsIn(layout, seen.from, seen.width);
  const reached = shown.some(({ index }) => index === (inHand ?? current)) ? (inHand ?? current) : shown[0]?.index;
  return (
    <div className="strip-scroller" ref={scroller}>
      <div className="strip-row" style={{ width: layout.width }}>
        {layout.labels.map(({ chapter, x, width }) => (
          <StripChapter key={chapter.id} chapter={chapter} x={x} width={width} />
        ))}
        <ul aria-label={t('strip.list')} data-keys="canvas" onKeyDown={keyDown}>
          {shown.map((item) => (
            <StripItem
              key={item.spreadId}
              item={item}
              count={layout.items.length}
              current={item.index === current}
              inHand={item.index === reached}
              chosen={chosen.ids.has(item.spreadId)}
              together={chosen.ids.has(item.spreadId) ? chosen.ids.size : 1}
              press={press}
              line={drop?.beside === item.spreadId ? drop.side : null}
              take={setInHand}
              openMenu={openMenu}
            />
          ))}
        </ul>
      </div>
      {menu ? <SpreadMenu {...menu} spreadIds={chosen.meant(menu.spreadId)} close={() => setMenu(null)} /> : null}
    </div>
  );
}

const BESIDE = 40;

function bringIntoView(scroller: HTMLElement, x: number, width: number): void {
  const { scrollLeft, clientWidth } = scroller;
  if (x - BESIDE < scrollLeft) scroller.scrollTo({ left: x - BESIDE });
  else if (x + width + BESIDE > scrollLeft + clientWidth) scroller.scrollTo({ left: x + width + BESIDE - clientWidth });
}
