import type { AlbumDocument } from '../../document/album.ts';
import type { NodeId } from '../../document/ids.ts';
import { boundsInSpread } from '../../geometry/bounds.ts';
import { type Box, centreOf } from '../../geometry/box.ts';
import { UNCROPPED } from '../../geometry/cropping.ts';
import { compose, invertMatrix, translation } from '../../geometry/matrix.ts';
import { spreadMatrix } from '../../geometry/node-matrix.ts';
import { placementFor } from '../../geometry/transforming.ts';
import { BLEED } from '../../print/bleed.ts';
import { FOLD_X, isCover, spreadOrder } from '../../print/page-size.ts';
import { nodeOf, refused, setProps, type CommandResult } from '../command.ts';
import { paperBox } from '../spreads/cover-spread.ts';
import { spreadOfNode } from '../tree.ts';

/**
 * Lays a picture over the page that its middle lies on, or over the whole spread, upright and out to the bleed, in
 * whatever group it lies. The picture covers its frame again; what it lies above stays.
 */
export function fillPaper(document: AlbumDocument, input: { nodeId: NodeId; paper: 'page' | 'spread' }): CommandResult {
  const picture = nodeOf(document, input.nodeId, 'Image');
  const spreadId = spreadOfNode(document, input.nodeId);
  const bounds = boundsInSpread(document, input.nodeId);
  if (!picture?.parent || !spreadId || !bounds) return refused('node_gone');
  const whole = paperBox(document, spreadId);
  const { x, y, width, height } = input.paper === 'spread' ? whole : pageBox(document, spreadId, whole, bounds);
  const frame = { ...picture, props: { ...picture.props, width, height } };
  const wanted = compose(invertMatrix(spreadMatrix(document, picture.parent)), translation(x, y));
  return setProps(picture, { width, height, ...placementFor(frame, wanted), ...UNCROPPED });
}

/** The half of a double page, without bleed at the fold; a cover is one page. */
function pageBox(document: AlbumDocument, spreadId: NodeId, whole: Box, bounds: Box): Box {
  const spreads = spreadOrder(document);
  if (isCover(spreads.indexOf(spreadId), spreads.length)) return whole;
  return { ...whole, x: centreOf(bounds).x < FOLD_X ? -BLEED : FOLD_X, width: FOLD_X + BLEED };
}
