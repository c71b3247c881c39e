import { restingGuides, type ToolContext } from '@figurina/editor';
import type { CanvasChrome } from './canvas-chrome.ts';

/** Milliseconds that guides stay after a move by keyboard. */
const SHOWN_MS = 800;

/** Shows the lines that the selection rests on for a moment. A gesture that begins meanwhile shows its own. */
export function createGuideFlash(context: ToolContext, chrome: CanvasChrome): { flash(): void; end(): void } {
  let timer = 0;
  const end = (): void => window.clearTimeout(timer);
  return {
    flash() {
      end();
      const guides = context.snapping() ? restingGuides(context) : null;
      chrome.showGuides(guides);
      timer = window.setTimeout(() => {
        if (chrome.guides() === guides) chrome.showGuides(null);
      }, SHOWN_MS);
    },
    end,
  };
}
