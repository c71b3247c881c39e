import type { NodeId } from '../document/ids.ts';

/**
 * Heights that are not in the document: of the lines of a text, which only the engine that laid them out knows. An
 * autosized text is as high. In mm before the node's `scale`. Where it knows nothing, the `height` prop counts.
 */
export type MeasuredHeights = (id: NodeId) => number | undefined;

export const NOTHING_MEASURED: MeasuredHeights = () => undefined;
