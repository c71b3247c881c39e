import type { NodeId } from '@figurina/album';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ARRIVALS, LIVE_SPREADS, planArrivals, planMounts } from './mount-policy.ts';

const ids = Array.from({ length: 40 }, (_, index) => `s${index}` as NodeId);
const none = new Set<NodeId>();

describe('planMounts', () => {
  it('mounts nothing while the camera moves', () => {
    const live = ids.slice(0, 2);
    expect(planMounts({ visible: ids.slice(5, 8), live, pinned: none, zoom: 1, moving: true }).live).toBe(live);
  });

  it('mounts one spread a step, in reading order, until all that is seen is there', () => {
    let live: readonly NodeId[] = [];
    const steps: NodeId[] = [];
    for (;;) {
      const plan = planMounts({ visible: ids.slice(3, 6), live, pinned: none, zoom: 1, moving: false });
      steps.push(...plan.live.filter((id) => !live.includes(id)));
      live = plan.live;
      if (!plan.again) break;
    }
    expect(steps).toEqual(ids.slice(3, 6));
  });

  it('mounts nothing new when spreads are small, except what is worked on', () => {
    const pinned = new Set([ids[4]!]);
    expect(planMounts({ visible: ids, live: [], pinned, zoom: 0.2, moving: false }).live).toEqual([ids[4]]);
  });

  it('lets go of what was not seen longest, and of the next one where that is pinned', () => {
    const live = ids.slice(0, LIVE_SPREADS);
    const left = (pinned: ReadonlySet<NodeId>) =>
      planMounts({ visible: [ids[20]!], live, pinned, zoom: 1, moving: false }).live;
    expect(left(none)).toEqual([...live.slice(1), ids[20]]);
    expect(left(new Set([ids[0]!]))).toEqual([ids[0], ...live.slice(2), ids[20]]);
  });

  it('keeps no more than its limit, and never lets go of what is seen or pinned', () => {
    fc.assert(
      fc.property(
        fc.subarray(ids, { maxLength: 8 }),
        fc.shuffledSubarray(ids, { maxLength: 12 }),
        fc.subarray(ids, { maxLength: 2 }),
        (visible, live, pins) => {
          const pinned = new Set(pins);
          const plan = planMounts({ visible, live, pinned, zoom: 1, moving: false });
          const mustStay = live.filter((id) => visible.includes(id) || pinned.has(id));
          expect(mustStay.every((id) => plan.live.includes(id))).toBe(true);
          expect(plan.live.length).toBeLessThanOrEqual(Math.max(LIVE_SPREADS, mustStay.length + 1));
          expect(plan.live.filter((id) => !live.includes(id)).length).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});

describe('planArrivals', () => {
  it('adds a few a frame until all that is in view is there, and takes nothing away', () => {
    fc.assert(
      fc.property(fc.subarray(ids), fc.subarray(ids), (inView, shown) => {
        const next = planArrivals(inView, shown);
        expect(next.slice(0, shown.length)).toEqual(shown);
        expect(next.length - shown.length).toBeLessThanOrEqual(ARRIVALS);
        let all: readonly NodeId[] = shown;
        for (let frame = 0; frame < ids.length; frame++) all = planArrivals(inView, all);
        expect(new Set(all)).toEqual(new Set([...shown, ...inView]));
      }),
    );
  });
});
