import type { AlbumDocument } from '../document/album.ts';
import { spreadOrder } from '../print/page-size.ts';
import { softcoverSheet } from '../print/softcover-sheet.ts';
import { roomAcross, spineLetters } from '../print/spine-face.ts';
import { SPINE_TEXT_FROM } from '../print/spine.ts';
import type { Finding } from './finding.ts';

/** Below so many points, the words of a spine cannot be read on a shelf. */
const LEGIBLE = 5;

/**
 * What the thickness of the book makes of the words on its spine (rule P27): they keep off both folds, so a thin one has
 * room for small letters or for none. Their length never is what makes them small.
 */
export function spineFindings(document: AlbumDocument): Finding[] {
  const root = document.nodes.get(document.rootId);
  const own = root?.type === 'Root' ? (root.props.spineText ?? '').trim() : '';
  const { spine } = softcoverSheet(spreadOrder(document).length);
  const found = (values: Finding['values']): Finding[] => [
    { rule: 'spine_words', severity: 'hint', nodeId: null, stickerId: null, values },
  ];
  // Who wrote nothing does not miss the title there.
  if (spine < SPINE_TEXT_FROM) return own === '' ? [] : found({ spine, points: 0 });
  const points = Math.round(spineLetters(roomAcross(spine)) * 10) / 10;
  return points < LEGIBLE ? found({ spine, points }) : [];
}
