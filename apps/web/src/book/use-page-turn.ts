import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { BookForm, Opening } from './openings.ts';
import { type Direction, SLIDE_MS, TURN_EASING, TURN_MS, turnMotions } from './turn-motions.ts';

export interface Turn {
  readonly to: number;
  readonly by: Direction;
  /** A finger has the page: it follows, and nothing is decided yet. */
  readonly held: boolean;
}

export interface PageTurn {
  /** The opening that lies there, or that is being left. */
  readonly shown: number;
  readonly turn: Turn | null;
  /** Takes hold of the page; false where there is none in that direction. */
  take(by: Direction): boolean;
  pull(progress: number): void;
  letGo(falls: boolean): void;
}

interface PageTurnParts {
  readonly openings: readonly Opening[];
  readonly at: number;
  readonly form: BookForm;
  /** Holds the pages (`data-page`) with their shadows (`data-shade`). */
  readonly book: RefObject<HTMLElement | null>;
  /** A page was turned by hand. */
  readonly onTurned: (at: number) => void;
}

const calm = window.matchMedia('(prefers-reduced-motion: reduce)');

/**
 * Turns the book to where it is wanted. The animations are the browser's own, so that the page is free meanwhile; whoever
 * asked for calm gets a cut.
 */
export function usePageTurn({ openings, at, form, book, onTurned }: PageTurnParts): PageTurn {
  const [shown, setShown] = useState(at);
  const [turn, setTurn] = useState<Turn | null>(null);
  const [wanted, setWanted] = useState(at);
  const running = useRef<Animation[]>([]);
  /** What the hand has, from the moment it took it: it may let go before the page is drawn again. */
  const held = useRef<Turn | null>(null);
  /** Where a page was pulled to before its animation was there. */
  const pulled = useRef(0);

  // While it is drawn: an effect would have everything drawn twice as a page sets off.
  if (wanted !== at) {
    setWanted(at);
    const lies = turn && !turn.held ? turn.to : shown;
    // What the hand has turned lies there already.
    if (lies !== at) {
      setShown(calm.matches ? at : lies);
      setTurn(calm.matches ? null : { to: at, by: at > lies ? 1 : -1, held: false });
    }
  }

  const from = openings[shown];
  const to = turn ? openings[turn.to] : undefined;
  useLayoutEffect(() => {
    const element = book.current;
    if (!element || !turn || !from || !to) return undefined;
    const animations = play(element, turnMotions(from, to, turn.by, form), timing(form, turn.held));
    running.current = animations;
    if (turn.held) for (const animation of animations) animation.pause();
    if (turn.held) follow(animations, pulled.current);
    else
      void whenEnded(animations, () => {
        setShown(turn.to);
        setTurn(null);
      });
    return () => {
      running.current = [];
      for (const animation of animations) animation.cancel();
    };
  }, [book, form, turn, from, to]);

  return {
    shown,
    turn,
    take(by) {
      const next = shown + by;
      if (turn || held.current || !openings[next]) return false;
      pulled.current = 0;
      held.current = { to: next, by, held: true };
      setTurn(held.current);
      return true;
    },
    pull(progress) {
      pulled.current = progress;
      follow(running.current, progress);
    },
    letGo(falls) {
      const taken = held.current;
      if (!taken) return;
      held.current = null;
      const done = (): void => {
        setTurn(null);
        if (!falls) return;
        setShown(taken.to);
        onTurned(taken.to);
      };
      const animations = running.current;
      if (calm.matches || (pulled.current === 0 && !falls)) return done();
      if (animations.length === 0) {
        // Flicked so fast that nothing moved yet: turned as by key.
        if (falls) onTurned(taken.to);
        return setTurn(falls ? { ...taken, held: false } : null);
      }
      for (const animation of animations) {
        animation.updatePlaybackRate(falls ? 1.4 : -1.4);
        animation.play();
      }
      void whenEnded(animations, done);
    },
  };
}

const timing = (form: BookForm, held: boolean): KeyframeAnimationOptions => ({
  duration: form === 'pages' ? SLIDE_MS : TURN_MS,
  // A page that is held is where the finger is.
  easing: held ? 'linear' : TURN_EASING,
  fill: 'both',
});

function play(
  element: HTMLElement,
  motions: ReturnType<typeof turnMotions>,
  options: KeyframeAnimationOptions,
): Animation[] {
  return motions.flatMap(({ of, frames, shade }) => {
    const moved = of === 'book' ? element : element.querySelector<HTMLElement>(`[data-page="${of}"]`);
    const shadow = shade && moved?.querySelector('[data-shade]');
    return [
      ...(moved && frames.length > 0 ? [moved.animate(frames, options)] : []),
      ...(shadow ? [shadow.animate(shade, options)] : []),
    ];
  });
}

function follow(animations: readonly Animation[], progress: number): void {
  for (const animation of animations)
    animation.currentTime = progress * Number(animation.effect?.getComputedTiming().duration ?? 0);
}

/** Nothing happens when they are given up before. */
async function whenEnded(animations: readonly Animation[], run: () => void): Promise<void> {
  try {
    await Promise.all(animations.map((animation) => animation.finished));
  } catch {
    return;
  }
  run();
}
