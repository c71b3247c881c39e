import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
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
  const wanted = useRef(at);
  const running = useRef<Animation[]>([]);
  /** Where a page was pulled to before its animation was there. */
  const pulled = useRef(0);

  useEffect(() => {
    if (wanted.current === at) return;
    wanted.current = at;
    const lies = turn && !turn.held ? turn.to : shown;
    setShown(calm.matches ? at : lies);
    setTurn(calm.matches || lies === at ? null : { to: at, by: at > lies ? 1 : -1, held: false });
  }, [at, shown, turn]);

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
      void ended(animations).then((whole) => {
        if (!whole) return;
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
      if (turn || !openings[next]) return false;
      pulled.current = 0;
      setTurn({ to: next, by, held: true });
      return true;
    },
    pull(progress) {
      pulled.current = progress;
      follow(running.current, progress);
    },
    letGo(falls) {
      if (!turn?.held) return;
      const done = (): void => {
        setTurn(null);
        if (!falls) return;
        wanted.current = turn.to;
        setShown(turn.to);
        onTurned(turn.to);
      };
      const animations = running.current;
      if (calm.matches || animations.length === 0 || (pulled.current === 0 && !falls)) return done();
      for (const animation of animations) {
        animation.updatePlaybackRate(falls ? 1.4 : -1.4);
        animation.play();
      }
      void ended(animations).then((whole) => whole && done());
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

/** False when the animations were given up before. */
async function ended(animations: readonly Animation[]): Promise<boolean> {
  return Promise.all(animations.map((animation) => animation.finished)).then(
    () => true,
    () => false,
  );
}
