import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { TreeProps } from './tree-props.ts';
import type { TreeRow } from './tree-rows.ts';

interface RowProps {
  row: TreeRow;
  place: { readonly position: number; readonly size: number };
  /** In pixels. */
  top: number;
  inHand: boolean;
  props: TreeProps;
  line: 'above' | 'below' | undefined;
  keyDown: (event: KeyboardEvent, row: TreeRow) => void;
  take: () => void;
}

/** One row of a tree. */
export function Row({ row, place, top, inHand, props, line, keyDown, take }: RowProps) {
  const element = useRef<HTMLLIElement>(null);
  // What a press takes in hand may move the rows below the pointer: it waits for the click.
  const pressed = useRef(false);
  const { bind } = props;
  useEffect(() => bind?.(row, element.current!), [bind, row]);
  return (
    <li
      ref={element}
      role="treeitem"
      data-row={row.id}
      data-line={line}
      aria-level={row.level}
      aria-posinset={place.position}
      aria-setsize={place.size}
      aria-expanded={row.open ?? undefined}
      aria-selected={row.selected}
      aria-current={row.current || undefined}
      aria-label={row.name}
      tabIndex={inHand ? 0 : -1}
      style={{ top, paddingLeft: 6 + (row.level - 1) * 18 }}
      onKeyDown={(event) => keyDown(event, row)}
      onPointerDown={() => {
        pressed.current = true;
      }}
      onPointerUp={() => {
        pressed.current = false;
      }}
      onFocus={() => {
        if (!pressed.current) take();
      }}
      onBlur={() => {
        pressed.current = false;
      }}
      onContextMenu={(event) => {
        if (!props.menu) return;
        event.preventDefault();
        take();
        // The key has its own way: its event comes without a place.
        if (event.button === 2) props.menu(row, { x: event.clientX, y: event.clientY }, event.currentTarget);
      }}
      onClick={(event) => {
        take();
        props.choose(row, event);
      }}
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
      {/* Shortened: its whole name is read out, and shown to who points at it. */}
      <span className="tree-label" title={row.name}>
        {row.label}
      </span>
      {props.renderAfter?.(row, inHand)}
    </li>
  );
}
