import type { FoundText } from '@figurina/album';
import { findDrawn } from '../../session/text/use-drawn-element.ts';
import type { EditorSession } from '../../session/editor-session.ts';

/** So many places are marked at once; they are only seen on the spreads in view. */
const MOST = 500;

/** Marks what was found in the drawn texts, without touching them. Ends with the answer. */
export function highlightFound(session: EditorSession, found: readonly FoundText[], here: number): () => void {
  const world = session.worldElement();
  if (!world || !('highlights' in CSS)) return () => undefined;
  let frame = 0;
  const mark = (): void => {
    frame = 0;
    const others: Range[] = [];
    const current: Range[] = [];
    found.forEach((match, index) => {
      if (others.length >= MOST && index !== here) return;
      const range = rangeOf(session, match);
      if (range) (index === here ? current : others).push(range);
    });
    CSS.highlights.set('album-found', new Highlight(...others));
    CSS.highlights.set('album-found-here', new Highlight(...current));
  };
  const soon = (): void => {
    frame ||= requestAnimationFrame(mark);
  };
  // Spreads come and go with the camera, and words change.
  const observer = new MutationObserver(soon);
  observer.observe(world, { childList: true, subtree: true, characterData: true });
  mark();
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    CSS.highlights.delete('album-found');
    CSS.highlights.delete('album-found-here');
  };
}

/** The letters of a match in the text that is drawn; null while it is not. */
function rangeOf(session: EditorSession, match: FoundText): Range | null {
  const paragraph = findDrawn(session, match.node)?.querySelectorAll('.fg-lines > p')[match.paragraph];
  if (!paragraph) return null;
  const range = document.createRange();
  let at = 0;
  let isBegun = false;
  for (const run of paragraph.childNodes) {
    const words = run.nodeName === 'SPAN' && !(run as HTMLElement).dataset['symbol'] ? run.firstChild : null;
    const length = words instanceof Text ? words.length : 1;
    if (words instanceof Text) {
      if (!isBegun && match.from < at + length) {
        range.setStart(words, match.from - at);
        isBegun = true;
      }
      if (isBegun && match.to <= at + length) {
        range.setEnd(words, match.to - at);
        return range;
      }
    }
    at += length;
  }
  return null;
}
