import { type NodeId, pagesOfSpread, type StickerId } from '@figurina/album';
import { nodeLabel } from '../../session/album/node-label.ts';
import type { EditorSession } from '../../session/editor-session.ts';
import type { WorkspaceNode } from './toolbar-section.ts';

/** What the sheet of a phone is about: a person with number, position and chapter, else the element and its kind. */
export function sheetTitle(
  session: EditorSession,
  nodes: readonly WorkspaceNode[],
): { readonly name: string; readonly more: string } {
  const { document } = session.store;
  const [first] = nodes;
  if (nodes.length > 1) return { name: session.t('toolbar.several', { count: nodes.length }), more: '' };
  if (!first) return { name: '', more: '' };
  if (first.type === 'Spread') {
    const { indexOf, spreadIds } = session.facts.layout.get();
    const pages = pagesOfSpread(indexOf(first.id), spreadIds.length).map(({ number }) => number);
    return { name: session.t('editor.kind.Spread'), more: session.t('sheet.pages', { pages: pages.join('-') }) };
  }
  const sticker =
    first.type === 'StickerCell' && first.props.stickerId
      ? document.stickers.get(first.props.stickerId as StickerId)
      : undefined;
  if (sticker) {
    const number = session.facts.album.get().numbering.ofSticker.get(sticker.id as StickerId)?.[0];
    const chapter = document.nodes.get(sticker.sectionId as NodeId)?.props.name;
    return {
      name: [number, sticker.name].filter(Boolean).join(' '),
      more: [sticker.position, chapter].filter(Boolean).join(', '),
    };
  }
  const [name, kind] = [nodeLabel(session, first), session.t(`editor.kind.${first.type}`)];
  return { name, more: name === kind ? '' : kind };
}
