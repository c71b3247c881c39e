import type { ReactNode } from 'react';
import type { TreeRow } from './tree-rows.ts';

export interface TreeProps {
  label: string;
  /** As they are seen, top to bottom: rows below a folded one are left out. */
  rows: readonly TreeRow[];
  /** With the shift key beside what is chosen already. */
  choose: (row: TreeRow, event: { shiftKey: boolean }) => void;
  fold: (row: TreeRow, open: boolean) => void;
  /** Alt and an arrow. */
  move?: (row: TreeRow, direction: 'up' | 'down') => void;
  remove?: (row: TreeRow) => void;
  /** The right button, the menu key and Shift F10: at a place of the window, from the row, which gets the focus back. */
  menu?: (row: TreeRow, at: { readonly x: number; readonly y: number }, from: HTMLElement) => void;
  /** The row in hand changed, by keyboard or pointer. */
  reach?: (row: TreeRow) => void;
  /** A key has led to the row. */
  walk?: (row: TreeRow) => void;
  renderIcon: (row: TreeRow) => ReactNode;
  /** What stands at the end of a row: switches, badges. They are reached by Tab from their row. */
  renderAfter?: (row: TreeRow, inHand: boolean) => ReactNode;
  /** Makes a row draggable; answers how to undo that. */
  bind?: (row: TreeRow, element: HTMLElement) => () => void;
  dragged?: string | null;
  line?: { readonly id: string; readonly side: 'above' | 'below' } | null;
}
