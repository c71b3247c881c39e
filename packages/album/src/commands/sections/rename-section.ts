import type { AlbumDocument } from '../../document/album.ts';
import type { NodeId } from '../../document/ids.ts';
import { SECTION_NAME_MAX } from '../../roster/shorten-name.ts';
import { nodeOf, refused, setProps, type CommandResult } from '../command.ts';

export function renameSection(document: AlbumDocument, input: { sectionId: NodeId; name: string }): CommandResult {
  const section = nodeOf(document, input.sectionId, 'Section');
  const name = input.name.trim();
  if (!section) return refused('node_gone');
  if (section.props.static) return refused('section_static');
  if (name === '') return refused('section_name_empty');
  return name.length > SECTION_NAME_MAX ? refused('section_name_too_long') : setProps(section, { name });
}
