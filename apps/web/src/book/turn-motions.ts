/** How pages move when the book is turned: keyframes of transforms and opacities, which the compositor plays by itself. */
import type { BookForm, Opening } from './openings.ts';

export const TURN_MS = 700;
export const TURN_EASING = 'cubic-bezier(.3,.1,.2,1)';
export const SLIDE_MS = 320;

export type Direction = 1 | -1;
/** What a page does while the book is turned. `under`: it lies there, and a shadow goes over it. */
export type FaceRole = 'leaving' | 'entering' | 'under';

export interface Motion {
  /** The page that moves, or the whole book. */
  readonly of: number | 'book';
  readonly frames: Keyframe[];
  /** Of the shadow on it. */
  readonly shade?: Keyframe[];
}

/** The side that leaves and arrives: going on, the right page is lifted and comes down as the left one. */
export function roleOf(side: 'left' | 'right', isTo: boolean, by: Direction): FaceRole {
  const leaves = by === 1 ? 'right' : 'left';
  if (isTo) return side === leaves ? 'under' : 'entering';
  return side === leaves ? 'leaving' : 'under';
}

export function turnMotions(from: Opening, to: Opening, by: Direction, form: BookForm): Motion[] {
  if (form === 'pages') return [...slides(from, -100 * by, 'out'), ...slides(to, 100 * by, 'in')];
  const ofFaces = [from, to].flatMap((opening) =>
    opening.faces.map(({ page, side }): Motion => {
      const role = roleOf(side, opening === to, by);
      return { of: page, ...FOLDS[role](by) };
    }),
  );
  const shift = (opening: Opening): Keyframe => ({ transform: `translateX(${restingShift(opening)}%)` });
  return [...ofFaces, { of: 'book', frames: [shift(from), shift(to)] }];
}

/** A closed book lies in the middle: in percent of its width when it is open. */
export function restingShift({ faces }: Opening): number {
  const [face, other] = faces;
  if (!face || other) return 0;
  return face.side === 'right' ? -25 : 25;
}

const slides = ({ faces }: Opening, percent: number, way: 'in' | 'out'): Motion[] =>
  faces.map(({ page }) => {
    const away: Keyframe = { transform: `translateX(calc(${percent}% + ${Math.sign(percent) * 24}px))` };
    const here: Keyframe = { transform: 'translateX(0)' };
    return { of: page, frames: way === 'in' ? [away, here] : [here, away] };
  });

/** Deep enough that the page does not tower over the window when it stands upright. */
const fold = (degrees: number): string => `perspective(2600px) rotateY(${degrees}deg)`;

/**
 * The two sides of a leaf are two pages, each seen for half of the way: nothing depends on hidden backs of elements,
 * which browsers treat differently.
 */
const FOLDS: Record<FaceRole, (by: Direction) => Omit<Motion, 'of'>> = {
  leaving: (by) => ({
    frames: [
      { transform: fold(0), opacity: 1, offset: 0 },
      { transform: fold(-90 * by), opacity: 1, offset: 0.5 },
      { transform: fold(-90 * by), opacity: 0, offset: 0.5 },
      { transform: fold(-90 * by), opacity: 0, offset: 1 },
    ],
    shade: [
      { opacity: 0, offset: 0 },
      { opacity: 0.5, offset: 0.5 },
      { opacity: 0.5, offset: 1 },
    ],
  }),
  entering: (by) => ({
    frames: [
      { transform: fold(90 * by), opacity: 0, offset: 0 },
      { transform: fold(90 * by), opacity: 0, offset: 0.5 },
      { transform: fold(90 * by), opacity: 1, offset: 0.5 },
      { transform: fold(0), opacity: 1, offset: 1 },
    ],
    shade: [
      { opacity: 0.5, offset: 0 },
      { opacity: 0.5, offset: 0.5 },
      { opacity: 0, offset: 1 },
    ],
  }),
  under: () => ({
    frames: [],
    shade: [
      { opacity: 0, offset: 0 },
      { opacity: 0.35, offset: 0.5 },
      { opacity: 0, offset: 1 },
    ],
  }),
};
