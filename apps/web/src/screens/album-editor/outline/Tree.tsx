import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Row } from './Row.tsx';
import type { TreeProps } from './tree-props.ts';
import { drawnRows, nextRow, placesOf, type TreeRow } from './tree-rows.ts';
import { useHeldFocus } from './use-held-focus.ts';
import { useTreeWindow } from './use-tree-window.ts';
import './tree.css';

/** From the edge of a row, in pixels. */
const MENU_IN = 24;

/**
 * A tree that is one tab stop: arrows walk, fold and unfold, letters jump, Enter chooses, with Shift beside what is
 * chosen. Only rows in sight are drawn. The focus stays in it when the row that has it goes.
 */
export function Tree(props: TreeProps) {
  const { rows } = props;
  const list = useRef<HTMLUListElement>(null);
  const seen = useTreeWindow(list);
  const places = useMemo(() => placesOf(rows), [rows]);
  const [inHand, setInHand] = useState<{ id: string; index: number } | null>(null);
  const firstSelected = rows.find(({ selected }) => selected)?.id;
  const [shown, setShown] = useState(firstSelected);
  if (shown !== firstSelected) {
    setShown(firstSelected);
    // What was in hand went into what is chosen now.
    if (firstSelected && !rows.some(({ id }) => id === inHand?.id)) setInHand(null);
  }
  const reached = reachedIndex(rows, inHand);
  // A row that is dragged tells of the end of its drag.
  const kept = props.dragged ? rows.findIndex(({ id }) => id === props.dragged) : -1;
  const { first, last } = seen;
  const drawn = drawnRows({ count: rows.length, first, last, reached, kept });

  function take(index: number): void {
    const row = rows[index];
    if (!row || (inHand?.id === row.id && inHand.index === index)) return;
    setInHand({ id: row.id, index });
    props.reach?.(row);
  }
  const held = useHeldFocus(list, rows[reached]?.id);
  function focus(row: TreeRow | undefined): void {
    if (!row) return;
    const index = rows.indexOf(row);
    bringIntoView(index);
    take(index);
    held.want(row.id);
    props.walk?.(row);
  }
  function bringIntoView(index: number): void {
    const element = list.current;
    if (!element) return;
    const top = index * seen.row;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + seen.row > element.scrollTop + element.clientHeight)
      element.scrollTop = top + seen.row - element.clientHeight;
  }
  useEffect(() => {
    if (firstSelected) bringIntoView(rows.findIndex(({ id }) => id === firstSelected));
    // Chosen on the canvas: Tab leads there.
    if (firstSelected && !held.isHeld()) setInHand(null);
    // Where it stands may change while it is selected: only a new selection is shown.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [firstSelected]);

  function keyDown(event: KeyboardEvent, row: TreeRow): void {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    if (key === 'ContextMenu' || (key === 'F10' && event.shiftKey)) {
      const element = event.currentTarget as HTMLElement;
      const { left, bottom } = element.getBoundingClientRect();
      props.menu?.(row, { x: left + MENU_IN, y: bottom }, element);
    } else if (event.altKey) {
      if ((key !== 'ArrowUp' && key !== 'ArrowDown') || !props.move) return;
      props.move(row, key === 'ArrowUp' ? 'up' : 'down');
    } else if (key === 'Enter' || key === ' ') props.choose(row, event);
    else if (event.shiftKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
      const next = nextRow(rows, row, key);
      for (const one of [row, next]) if (one && !one.selected) props.choose(one, { shiftKey: true });
      focus(next);
    } else if (key === 'ArrowRight' && row.open === false) props.fold(row, true);
    else if (key === 'ArrowLeft' && row.open) props.fold(row, false);
    else if (key === 'Delete' && props.remove) props.remove(row);
    else {
      const next = nextRow(rows, row, key);
      if (!next) return;
      focus(next);
    }
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <ul className="tree" role="tree" aria-label={props.label} aria-multiselectable ref={list} {...held.handlers}>
      <li role="none" className="tree-room" style={{ height: rows.length * seen.row }} />
      {drawn.map((index) => (
        <Row
          key={rows[index]!.id}
          row={rows[index]!}
          place={places[index]!}
          top={index * seen.row}
          inHand={index === reached}
          props={props}
          keyDown={keyDown}
          take={() => take(index)}
          line={props.line?.id === rows[index]!.id ? props.line.side : undefined}
        />
      ))}
    </ul>
  );
}

/** The row in hand; when it is gone, the one that came in its place. */
function reachedIndex(rows: readonly TreeRow[], inHand: { id: string; index: number } | null): number {
  const at = rows.findIndex(({ id }) => id === inHand?.id);
  if (at >= 0) return at;
  if (inHand) return Math.min(inHand.index, rows.length - 1);
  const chosen = rows.findIndex(({ selected }) => selected);
  return Math.max(0, chosen >= 0 ? chosen : rows.findIndex(({ current }) => current));
}
