/** Shuffling: the next layout that takes everything of a spread, click by click, around and around. */
import { currentLayout, fittingSpread, type NodeId } from '@figurina/album';
import type { EditorSession } from '../session/editor-session.ts';
import { pagesText } from '../session/album/pages-text.ts';
import { designedLayouts } from '../session/layouts/album-layouts.ts';
import { changeLayout } from './change-layout.ts';

/** Which one each spread was given last, since a layout that was worked on cannot be told any more. */
const given = new WeakMap<EditorSession, Map<NodeId, string>>();

/** Among those of the blueprint and the product. One step of undo, never the layout that the spread has. Says so, or that there is no other. */
export async function shuffleLayout(session: EditorSession, spreadId: NodeId): Promise<void> {
  const layouts = await designedLayouts(session);
  const { document } = session.store;
  const fitting = fittingSpread(document, spreadId, layouts);
  const now = currentLayout(document, spreadId, layouts)?.id ?? given.get(session)?.get(spreadId);
  const at = fitting.findIndex(({ id }) => id === now);
  const next = fitting[(at + 1) % fitting.length];
  if (!next || next.id === now) {
    session.announcer.say(session.t('layouts.said.no_other', { pages: pagesText(session, spreadId) }));
    return;
  }
  if (!changeLayout(session, spreadId, next, layouts)) return;
  const ofSession = given.get(session) ?? new Map<NodeId, string>();
  given.set(session, ofSession.set(spreadId, next.id));
}
