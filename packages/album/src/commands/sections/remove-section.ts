import type { AlbumDocument } from '../../document/album.ts';
import type { NodeId } from '../../document/ids.ts';
import { removeNodesPatch } from '../../patch/remove-patches.ts';
import { nodeOf, refused, type CommandResult } from '../command.ts';

/** Deletes a chapter with its pages and its stickers. */
export function removeSection(document: AlbumDocument, input: { sectionId: NodeId }): CommandResult {
  const section = nodeOf(document, input.sectionId, 'Section');
  if (!section) return refused('node_gone');
  return section.props.static ? refused('section_static') : removeNodesPatch(document, [section.id]);
}

/** What goes with a chapter, for the question before: pages and stickers. */
export function countsOfSection(document: AlbumDocument, section: NodeId): { spreads: number; stickers: number } {
  const stickers = document.stickersUsing('section', section).size;
  return { spreads: document.childIds(section).length, stickers };
}
