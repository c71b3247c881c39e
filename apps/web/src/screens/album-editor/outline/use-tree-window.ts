import type { RefObject } from 'react';
import { useScrolled } from '../parts/use-scrolled.ts';

export interface TreeWindow {
  /** Height of a row in pixels. */
  readonly row: number;
  /** The first and the last row in sight. */
  readonly first: number;
  readonly last: number;
}

const START: TreeWindow = { row: 36, first: 0, last: 30 };

/** Which rows of a tree are in sight. Its style sheet says how high one is. */
export function useTreeWindow(list: RefObject<HTMLElement | null>): TreeWindow {
  return useScrolled(list, START, windowOf);
}

function windowOf(list: HTMLElement): TreeWindow {
  const row = Number.parseFloat(getComputedStyle(list).getPropertyValue('--tree-row')) || START.row;
  const { scrollTop, clientHeight } = list;
  return { row, first: Math.floor(scrollTop / row), last: Math.ceil((scrollTop + clientHeight) / row) };
}
