import type { AlbumDocument } from '../../document/album.ts';
import type { NodeId } from '../../document/ids.ts';
import { applyToVector, invertMatrix } from '../../geometry/matrix.ts';
import { spreadMatrix } from '../../geometry/node-matrix.ts';
import { roundLength, type Point } from '../../geometry/vector.ts';
import { refused, setProps, type CommandResult } from '../command.ts';
import { topmostElements } from '../tree.ts';

/** Shifts elements by millimetres of their spread, those in turned and scaled groups too. */
export function moveElements(document: AlbumDocument, input: { ids: Iterable<NodeId>; by: Point }): CommandResult {
  const elements = topmostElements(document, input.ids);
  if (elements.length === 0) return refused('nothing_selected');
  return elements.flatMap((element) => {
    const inside = applyToVector(invertMatrix(spreadMatrix(document, element.parent!)), input.by);
    const { x, y } = element.props;
    return setProps(element, { x: roundLength(x + inside.x), y: roundLength(y + inside.y) });
  });
}
