import {
  type AlbumDocument,
  goesAsAWhole,
  isTemplates,
  keepTemplate,
  leavePageOut,
  leaveTemplateOut,
  type NodeId,
  questionsOf,
  templateLeft,
  templateLeftInAlbum,
} from '@figurina/album';
import { runSaying } from '../session/notices/run-saying.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { canChange, movable, selected } from '../session/selection/selected.ts';
import type { EditorAction } from './editor-action.ts';

const leftHere = (session: EditorSession): NodeId[] => {
  const spread = session.facts.layout.get().spreadIds[session.currentSpread.get()];
  return spread ? templateLeft(session.store.document, spread) : [];
};
const leftInAlbum = ({ store }: EditorSession): NodeId[] => templateLeftInAlbum(store.document);

/** Those of the selected elements, and of what is in them, that are still the template's. */
function chosen(session: EditorSession): NodeId[] {
  const { document } = session.store;
  const within = (id: NodeId): NodeId[] => [id, ...document.childIds(id).flatMap(within)];
  return movable(session)
    .flatMap(within)
    .filter((id) => {
      const node = document.nodes.get(id);
      return node !== undefined && isTemplates(document, node);
    });
}

/** Goes to the next element that is still the template's, after the selected one; after the last comes the first. */
export function showTemplate(session: EditorSession, left: readonly NodeId[]): void {
  const at = left.findIndex((id) => selected(session).includes(id));
  const next = left[(at + 1) % left.length];
  if (next) session.reveal(next);
}

/** All of these stay as they are, in one step. */
export function keepAll(session: EditorSession, ids: readonly NodeId[]): void {
  if (session.run('steps.template_keep', (document) => keepTemplate(document, { ids })))
    session.notify('template.kept', { count: ids.length });
}

/** Of these the texts: what can be written anew. */
export function textsOf({ nodes }: AlbumDocument, ids: readonly NodeId[]): NodeId[] {
  return ids.filter((id) => nodes.get(id)?.type === 'Text');
}

/** Opens the next of these texts for one's own words, after the selected one. */
export function writeInstead(session: EditorSession, texts: readonly NodeId[]): void {
  const at = texts.findIndex((id) => selected(session).includes(id));
  const next = texts[(at + 1) % texts.length];
  if (!next) return;
  session.reveal(next);
  session.selection.editText(next);
}

/** Leaves out what of a spread is the template's; where nothing else is on it, the spread. One step, and told. */
export function leavePage(session: EditorSession, spreadId: NodeId): void {
  const at = session.facts.layout.get().indexOf(spreadId);
  const isWhole = goesAsAWhole(session.store.document, spreadId);
  session.selection.select([]);
  if (!session.run('steps.template_leave_out', (document) => leavePageOut(document, { spreadId }))) return;
  if (isWhole) session.goToSpread(Math.max(0, at - 1));
  session.notify('template.said.left_out');
}

const ofChosen = (
  id: string,
  icon: string,
  run: (session: EditorSession, ids: readonly NodeId[]) => void,
): EditorAction => ({
  id: `template.${id}`,
  icon,
  where: 'canvas',
  shortcuts: [],
  enabled: (session) => session.editable() && chosen(session).length > 0,
  why: (session) => (canChange(session) ? 'template.why' : null),
  run: (session) => run(session, chosen(session)),
});

const ofMany = (id: string, left: (session: EditorSession) => NodeId[]): EditorAction => ({
  id: `template.${id}`,
  icon: 'IconChecks',
  where: 'anywhere',
  shortcuts: [],
  enabled: (session) => left(session).length > 0 && session.editable('design', left(session)),
  why: (session) => session.whyClosed('design', left(session)) ?? 'template.why',
  run: (session) => keepAll(session, left(session)),
});

/** What is decided about words and pictures that came with the blueprint. */
export const TEMPLATE_ACTIONS: readonly EditorAction[] = [
  ofChosen('keep', 'IconCheck', (session, ids) => {
    runSaying(session, 'steps.template_keep', (document) => keepTemplate(document, { ids }));
  }),
  ofChosen('leave_out', 'IconTrash', (session, ids) => {
    session.selection.select([]);
    runSaying(session, 'steps.template_leave_out', (document) => leaveTemplateOut(document, { ids }));
  }),
  {
    id: 'template.next',
    icon: 'IconTemplate',
    where: 'anywhere',
    shortcuts: [],
    enabled: (session) => leftInAlbum(session).length > 0,
    why: () => 'template.why',
    run: (session) => showTemplate(session, leftInAlbum(session)),
  },
  {
    id: 'template.ask',
    icon: 'IconMessageQuestion',
    where: 'anywhere',
    shortcuts: [],
    enabled: ({ store }) => questionsOf(store.document).length > 0,
    why: () => 'questions.why',
    // Those of what is in hand first.
    run: ({ windows, selection }) => windows.open({ kind: 'questions', spreadId: selection.get().spreadId }),
  },
  ofMany('keep_spread', leftHere),
  ofMany('keep_album', leftInAlbum),
];
