import type { AlbumDocument } from '../../document/album.ts';
import type { NodeId } from '../../document/ids.ts';
import { isTemplates } from '../../document/template-mark.ts';
import { hintsOf } from '../../preflight/hints.ts';
import { refused, setProp, setProps, type CommandResult } from '../command.ts';
import { descendants, spreadOfNode } from '../tree.ts';
import { removeElements } from './remove-elements.ts';

/** Says of elements, and of what is in them, that the template's words and pictures stay as they are. */
export function keepTemplate(document: AlbumDocument, { ids }: { ids: Iterable<NodeId> }): CommandResult {
  const patch = [...ids]
    .flatMap((id) => [id, ...descendants(document, id)])
    .flatMap((id) => {
      const node = document.nodes.get(id);
      if (!node || !isTemplates(document, node)) return [];
      if (node.type === 'Text') return setProps(node, { template: null, wording: null });
      return node.type === 'Image' ? [setProp(node, 'template', false)] : [];
    });
  return patch.length > 0 ? patch : refused('nothing_selected');
}

/** Takes the template's elements out; with a frame the words that ask for its photo. */
export function leaveTemplateOut(document: AlbumDocument, { ids }: { ids: Iterable<NodeId> }): CommandResult {
  const chosen = [...ids];
  const under = chosen.flatMap((id) => {
    const spread = spreadOfNode(document, id);
    return spread ? [...hintsOf(document, spread, id)] : [];
  });
  return removeElements(document, { ids: new Set([...chosen, ...under]) });
}
