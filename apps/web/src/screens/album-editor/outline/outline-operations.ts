/** What the outline does with chapters, spreads and elements alike. Each says what came of it. */
import {
  changeProps,
  moveSection,
  moveToSpread,
  type NodeId,
  removeElements,
  renameSection,
  reorderElements,
} from '@figurina/album';
import type { EditorSession } from '../session/editor-session.ts';
import { pagesText } from '../session/album/pages-text.ts';
import { askToRemove, step } from '../actions/spread-operations.ts';
import { elementLabel } from './node-row.tsx';

export function moveNode(session: EditorSession, id: NodeId, direction: 'up' | 'down'): void {
  const node = session.store.document.nodes.get(id);
  if (!node) return;
  const { makeId } = session;
  if (node.type === 'Spread') return step(session, id, direction);
  if (node.type === 'Section') {
    if (session.run('steps.section_move', (now) => moveSection(now, { sectionId: id, direction, makeId })))
      said(session, 'outline.said.moved', id);
    return;
  }
  const to = direction === 'up' ? 'forward' : 'backward';
  const ids = withChosen(session, id);
  if (session.run(`steps.${to}`, (now) => reorderElements(now, { ids, to, makeId })))
    said(session, `outline.said.${to}`, id);
}

/** Chapters and spreads ask first: what lies on them goes too. */
export function removeNode(session: EditorSession, id: NodeId): void {
  const node = session.store.document.nodes.get(id);
  if (!node || node.type === 'Root') return;
  if (node.type === 'Section') {
    if (node.props.static) session.notify('editor.refusal.section_static');
    else session.dialogs.getState().show({ kind: 'delete_chapter', sectionId: id });
    return;
  }
  if (node.type === 'Spread') return askToRemove(session, id);
  const name = elementLabel(session, node);
  const ids = withChosen(session, id);
  if (session.run('steps.delete', (now) => removeElements(now, { ids })))
    session.announcer.say(session.t('spoken.deleted', { count: ids.length, name }));
}

/** What is chosen together is moved and deleted together. */
function withChosen({ selection }: EditorSession, id: NodeId): readonly NodeId[] {
  const { ids } = selection.get();
  return ids.includes(id) ? ids : [id];
}

export function renameNode(session: EditorSession, id: NodeId, name: string): void {
  const node = session.store.document.nodes.get(id);
  if (!node || node.props.name === name) return;
  const done =
    node.type === 'Section'
      ? session.run('steps.section_rename', (now) => renameSection(now, { sectionId: id, name }))
      : session.run('steps.rename', (now) => changeProps(now, { ids: [id], props: { name } }));
  if (done) said(session, 'outline.said.renamed', id);
}

export function sendToSpread(session: EditorSession, id: NodeId, spreadId: NodeId): void {
  const { makeId } = session;
  if (!session.run('steps.to_spread', (now) => moveToSpread(now, { ids: [id], spreadId, makeId }))) return;
  session.reveal(id);
  session.announcer.say(session.t('outline.said.on_page', { pages: pagesText(session, spreadId) }));
}

function said(
  session: EditorSession,
  key: 'outline.said.moved' | 'outline.said.forward' | 'outline.said.backward' | 'outline.said.renamed',
  id: NodeId,
): void {
  const node = session.store.document.nodes.get(id);
  if (node) session.announcer.say(session.t(key, { name: elementLabel(session, node) }));
}
