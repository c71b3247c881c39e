/** Several fingers on the screen, as the browser hears of them from a touch panel. */
import type { Page } from '@playwright/test';
import type { Point } from './canvas.ts';

export interface Fingers {
  down(finger: number, at: Point): Promise<void>;
  /** All of them at once, in some steps. */
  move(to: Readonly<Record<number, Point>>): Promise<void>;
  up(...fingers: number[]): Promise<void>;
  tap(at: Point, times?: number): Promise<void>;
  /** The system takes the touch away. */
  lose(): Promise<void>;
}

const STEPS = 6;

export async function fingersOf(page: Page): Promise<Fingers> {
  const panel = await page.context().newCDPSession(page);
  const places = new Map<number, Point>();
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
    of: ReadonlyMap<number, Point> = places,
  ) => panel.send('Input.dispatchTouchEvent', { type, touchPoints: [...of].map(([id, { x, y }]) => ({ id, x, y })) });
  const fingers: Fingers = {
    async down(finger, at) {
      places.set(finger, at);
      await send('touchStart');
    },
    async move(to) {
      const from = new Map(places);
      for (let step = 1; step <= STEPS; step++) {
        for (const [finger, end] of Object.entries(to)) {
          const start = from.get(Number(finger))!;
          const part = (a: number, b: number): number => a + ((b - a) * step) / STEPS;
          places.set(Number(finger), { x: part(start.x, end.x), y: part(start.y, end.y) });
        }
        await send('touchMove');
      }
    },
    async up(...lifted) {
      for (const finger of lifted) {
        // Those that are named are lifted.
        await send('touchEnd', new Map([[finger, places.get(finger)!]]));
        places.delete(finger);
      }
    },
    async tap(at, times = 1) {
      for (let time = 0; time < times; time++) {
        await fingers.down(0, at);
        await fingers.up(0);
      }
    },
    async lose() {
      places.clear();
      await send('touchCancel');
    },
  };
  return fingers;
}
