import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { nextRow, type TreeRow } from './tree-rows.ts';
import './tree.css';

export interface TreeProps {
  label: string;
  /** As they are seen, top to bottom: rows below a folded one are left out. */
  rows: readonly TreeRow[];
  choose: (row: TreeRow, event: { shiftKey: boolean }) => void;
  fold: (row: TreeRow, open: boolean) => void;
  /** Alt and an arrow. */
  move?: (row: TreeRow, direction: 'up' | 'down') => void;
  remove?: (row: TreeRow) => void;
  /** The row in hand changed, by keyboard or pointer. */
  reach?: (row: TreeRow) => void;
  renderIcon: (row: TreeRow) => ReactNode;
  /** What stands at the end of a row: switches, badges. They are reached by Tab from their row. */
  renderAfter?: (row: TreeRow, inHand: boolean) => ReactNode;
  /** Makes a row draggable; answers how to undo that. */
  bind?: (row: TreeRow, element: HTMLElement) => () => void;
  line?: { readonly id: string; readonly side: 'above' | 'below' } | null;
}

/** A tree that is one tab stop: arrows walk, fold and unfold, letters jump, Enter chooses. */
export function Tree(props: TreeProps) {
  const { rows } = props;
  const list = useRef<HTMLUListElement>(null);
  const [inHand, setInHand] = useState<string | null>(null);
  const reached = rows.find(({ id }) => id === inHand) ?? rows.find(({ selected }) => selected) ?? rows[0];

  function take(row: TreeRow): void {
    setInHand(row.id);
    props.reach?.(row);
  }
  function focus(row: TreeRow | undefined): void {
    if (!row) return;
    take(row);
    list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(row.id)}"]`)?.focus();
  }
  function keyDown(event: KeyboardEvent, row: TreeRow): void {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    if (event.altKey) {
      if ((key !== 'ArrowUp' && key !== 'ArrowDown') || !props.move) return;
      props.move(row, key === 'ArrowUp' ? 'up' : 'down');
    } else if (key === 'Enter' || key === ' ') props.choose(row, event);
    else if (key === 'ArrowRight' && row.open === false) props.fold(row, true);
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
    <ul className="tree" role="tree" aria-label={props.label} ref={list}>
      {rows.map((row) => (
        <Row
          key={row.id}
          row={row}
          inHand={row === reached}
          props={props}
          keyDown={keyDown}
          take={take}
          line={props.line?.id === row.id ? props.line.side : undefined}
        />
      ))}
    </ul>
  );
}

function Row(parts: {
  row: TreeRow;
  inHand: boolean;
  props: TreeProps;
  line: 'above' | 'below' | undefined;
  keyDown: (event: KeyboardEvent, row: TreeRow) => void;
  take: (row: TreeRow) => void;
}) {
  const { row, inHand, props } = parts;
  const element = useRef<HTMLLIElement>(null);
  const { bind } = props;
  useEffect(() => bind?.(row, element.current!), [bind, row]);
  useEffect(() => {
    if (row.selected) element.current?.scrollIntoView({ block: 'nearest' });
  }, [row.selected]);
  return (
    <li
      ref={element}
      role="treeitem"
      data-row={row.id}
      data-line={parts.line}
      aria-level={row.level}
      aria-expanded={row.open ?? undefined}
      aria-selected={row.selected}
      aria-label={row.name}
      tabIndex={inHand ? 0 : -1}
      style={{ paddingLeft: 6 + (row.level - 1) * 18 }}
      onKeyDown={(event) => parts.keyDown(event, row)}
      onFocus={() => parts.take(row)}
      onClick={(event) => props.choose(row, event)}
    >
      {row.open === null ? (
        <span className="tree-gap" />
      ) : (
        <span
          className="tree-fold"
          aria-hidden="true"
          onClick={(event) => {
            event.stopPropagation();
            props.fold(row, !row.open);
          }}
        >
          {row.open ? <IconChevronDown size={15} /> : <IconChevronRight size={15} />}
        </span>
      )}
      <span className="tree-icon" aria-hidden="true">
        {props.renderIcon(row)}
      </span>
      <span className="tree-label">{row.label}</span>
      {props.renderAfter?.(row, inHand)}
    </li>
  );
}
