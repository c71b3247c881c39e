import { dangerFindingsOfSpread, dangerZone, type NodeId } from '@figurina/album';
import type { EditorSession } from '../../session/editor-session.ts';
import type { Danger } from './danger-hint.ts';

/** What of the selection, and of the groups in it, reaches into the fold or over the trim. */
export function selectedDangers({ selection, store, facts, measured, editable }: EditorSession): Danger[] {
  const { ids, mode, spreadId } = selection.get();
  if (!spreadId || mode === 'spread' || !editable()) return [];
  const { document } = store;
  const { spreadIds } = facts.layout.get();
  const zone = dangerZone(spreadIds.indexOf(spreadId), spreadIds.length);
  const chosen = new Set(ids);
  const isChosen = (id: NodeId | null): boolean => {
    for (let at = id; at; at = document.nodes.get(at)?.parent ?? null) if (chosen.has(at)) return true;
    return false;
  };
  const found = dangerFindingsOfSpread(document, spreadId, zone, measured).filter(({ nodeId }) => isChosen(nodeId));
  const dangers = found.map(({ nodeId, rule }): Danger => ({
    id: nodeId!,
    side: rule === 'P27' ? 'fold' : 'trim',
    keep: rule === 'P27' ? zone.fold : zone.trim,
  }));
  // What is in the fold is told first: it can be lost on both pages.
  return dangers.toSorted((a, b) => (a.side === b.side ? 0 : a.side === 'fold' ? -1 : 1));
}
