import type { Clock } from '@figurina/editor';

/**
 * Does something at once, and what is asked for meanwhile one more time after a rest: of a hundred photos that come
 * together one hears twice.
 */
export function oneAfterAnother(work: () => Promise<unknown>, { clock, restMs }: { clock: Clock; restMs: number }) {
  let state: 'idle' | 'busy' | 'asked' = 'idle';
  function begin(): void {
    state = 'busy';
    // Whoever does the work tells of its failure.
    void work()
      .catch(() => undefined)
      .then(() => clock.after(restMs, end));
  }
  function end(): void {
    if (state === 'asked') begin();
    else state = 'idle';
  }
  return (): void => {
    if (state === 'idle') begin();
    else state = 'asked';
  };
}
