/**
 * Moves one element again and again. Whenever a transform changes, the browser sorts all that is painted into layers
 * anew; save for an animated element, whose place it leaves open. So what moves has an animation that stands still and is
 * told another place at every step.
 */
export interface Mover {
  to(transform: string): void;
  /** From now on the element lies where its style says. */
  end(): void;
}

/** It never gets on: it is paused. */
const DURATION_MS = 1e8;
/** What has not moved for so long rests. */
const REST_MS = 400;

export function createMover(element: Element): Mover {
  let animation: Animation | null = null;
  return {
    to(transform) {
      const keyframes = { transform: [transform, transform] };
      if (animation) return (animation.effect as KeyframeEffect).setKeyframes(keyframes);
      animation = element.animate(keyframes, { duration: DURATION_MS, fill: 'both' });
      animation.pause();
    },
    end() {
      animation?.cancel();
      animation = null;
    },
  };
}

/** The same for an element that is moved now and then: at rest its style says where it lies. */
export function createRestingMover(element: HTMLElement): Mover {
  const mover = createMover(element);
  let last = '';
  let movedAt = Number.NEGATIVE_INFINITY;
  let timer = 0;

  function settle(): void {
    const left = movedAt + REST_MS - performance.now();
    timer = left > 0 ? window.setTimeout(settle, left) : 0;
    if (timer !== 0) return;
    element.style.transform = last;
    mover.end();
  }
  return {
    to(transform) {
      if (transform === last) return;
      const now = performance.now();
      const again = now - movedAt < REST_MS;
      [last, movedAt] = [transform, now];
      // A single move needs no animation.
      if (again) mover.to(transform);
      else element.style.transform = transform;
      if (again && timer === 0) timer = window.setTimeout(settle, REST_MS);
    },
    end() {
      window.clearTimeout(timer);
      mover.end();
    },
  };
}
