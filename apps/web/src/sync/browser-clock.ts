import type { Clock } from '@figurina/editor';

export const browserClock: Clock = {
  now: () => performance.now(),
  after(milliseconds, callback) {
    const timer = window.setTimeout(callback, milliseconds);
    return () => window.clearTimeout(timer);
  },
};
