import { useEffect } from 'react';
import { listenToFingers } from './finger-drags.ts';
import './touch.css';

/** Lets fingers drag what the mouse drags. On a phone the panels cover the pages: nothing is dragged out of them. */
export function useFingerDrags(isMobile: boolean): void {
  useEffect(() => listenToFingers((source) => !isMobile || !source.closest('.editor-panel')), [isMobile]);
}
