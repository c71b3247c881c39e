import { type NodeId, pagesOfSpread } from '@figurina/album';
import type { EditorSession } from '../editor-session.ts';

/** The page numbers of a spread as people say them: `12-13`. */
export function pagesText(session: EditorSession, spreadId: NodeId): string {
  const layout = session.facts.layout.get();
  return pagesOfSpread(layout.indexOf(spreadId), layout.spreadIds.length)
    .map(({ number }) => number)
    .join('-');
}
