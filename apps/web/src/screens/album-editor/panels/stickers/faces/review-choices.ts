/** What was decided in the review so far: kept while somebody leaves it to set one crop by hand. */
import type { StickerId } from '@figurina/album';
import type { EditorSession } from '../../../session/editor-session.ts';

export interface ReviewChoices {
  /** Null until somebody moves the slider. */
  readonly headHeight: number | null;
  readonly level: boolean;
  /** Where it is another one than the review proposes. */
  readonly set: ReadonlyMap<StickerId, boolean>;
  /** Which of several faces, by its place among them. */
  readonly face: ReadonlyMap<StickerId, number>;
}

const NONE: ReviewChoices = { headHeight: null, level: true, set: new Map(), face: new Map() };
const kept = new WeakMap<EditorSession, ReviewChoices>();

export const keptChoices = (session: EditorSession): ReviewChoices => kept.get(session) ?? NONE;

export function keepChoices(session: EditorSession, choices: ReviewChoices | null): void {
  if (choices) kept.set(session, choices);
  else kept.delete(session);
}
