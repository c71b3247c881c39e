import type { RefObject } from 'react';
import { useScrolled } from '../parts/use-scrolled.ts';

export interface StripWindow {
  readonly from: number;
  readonly width: number;
}

/** The part of the strip that is seen, in steps, so that scrolling by a pixel draws nothing anew. */
const STEP = 100;
const START: StripWindow = { from: 0, width: 1200 };

export function useStripWindow(scroller: RefObject<HTMLElement | null>): StripWindow {
  return useScrolled(scroller, START, windowOf);
}

function windowOf({ scrollLeft, clientWidth }: HTMLElement): StripWindow {
  return { from: Math.floor(scrollLeft / STEP) * STEP, width: Math.ceil(clientWidth / STEP + 1) * STEP };
}
