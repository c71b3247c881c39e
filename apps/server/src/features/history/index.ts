export { createHistory, type History, type NamedPoint } from './history.ts';
export { makeDuePoints, thinPoints } from './make-points.ts';
export { withoutNamed } from './chunks.ts';
export type { HistoryParts } from './history-parts.ts';
export { peopleOf } from './people.ts';
