import type { AlbumDocument } from '../../document/album.ts';
import type { NodeId } from '../../document/ids.ts';
import type { PropsOf } from '../../document/nodes/node-props.ts';
import { nodeOf, refused, setProp, type CommandResult } from '../command.ts';

type Flip = PropsOf<'Image'>['flip'];

const FLIPPED: Readonly<Record<'horizontal' | 'vertical', Readonly<Record<Flip, Flip>>>> = {
  horizontal: { none: 'horizontal', horizontal: 'none', vertical: 'both', both: 'vertical' },
  vertical: { none: 'vertical', vertical: 'none', horizontal: 'both', both: 'horizontal' },
};

/** Mirrors pictures inside their frames, left to right or top to bottom; once more brings them back. */
export function flipElements(
  document: AlbumDocument,
  input: { ids: Iterable<NodeId>; axis: 'horizontal' | 'vertical' },
): CommandResult {
  const pictures = [...input.ids].flatMap((id) => nodeOf(document, id, 'Image') ?? []);
  if (pictures.length === 0) return refused('wrong_type');
  return pictures.map((picture) => setProp(picture, 'flip', FLIPPED[input.axis][picture.props.flip]));
}
