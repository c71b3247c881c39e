import type { AlbumDocument } from '../../document/album.ts';
import type { MakeId, NodeId } from '../../document/ids.ts';
import type { Patch } from '../../patch/patch.ts';
import { SECTION_NAME_MAX } from '../../roster/shorten-name.ts';
import { createNode, ordersIn, refused, type CommandResult } from '../command.ts';
import { isStatic } from '../tree.ts';

/** A new chapter before the back cover. */
export function addSection(
  document: AlbumDocument,
  input: { name: string; id?: NodeId; makeId: MakeId },
): CommandResult {
  const name = input.name.trim();
  if (name === '') return refused('section_name_empty');
  if (name.length > SECTION_NAME_MAX) return refused('section_name_too_long');
  return newSection(document, name, input.makeId, input.id).patch;
}

export function newSection(
  document: AlbumDocument,
  name: string,
  makeId: MakeId,
  id: NodeId = makeId() as NodeId,
): { readonly id: NodeId; readonly patch: Patch } {
  const { orders, room } = ordersIn(document, document.rootId, 1, makeId, indexBeforeBackCover(document));
  const section = createNode({ id, type: 'Section', parent: document.rootId, order: orders[0]!, props: { name } });
  return { id, patch: [...room, section] };
}

/** The index of the last section when it is static: the back cover closes the album. */
export function indexBeforeBackCover(document: AlbumDocument): number {
  const sections = document.childIds(document.rootId);
  return isStatic(document, sections.at(-1) ?? null) ? sections.length - 1 : sections.length;
}
