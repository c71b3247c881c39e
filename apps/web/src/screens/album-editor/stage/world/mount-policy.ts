/**
 * Which spreads are in the page as live elements, and which show their picture. Pure: the canvas feeds it and carries it
 * out, one spread a frame.
 */
import type { NodeId } from '@figurina/album';

/** Below this many CSS pixels a millimetre a spread is shown as a picture. */
export const LIVE_ZOOM = 0.5;
/** Live spreads that are kept, hidden when out of view. */
export const LIVE_SPREADS = 8;

export interface MountInput {
  /** In reading order. */
  readonly visible: readonly NodeId[];
  /** Live now, oldest use first. */
  readonly live: readonly NodeId[];
  /** Spreads that must stay live: what is selected, what a text is typed into. */
  readonly pinned: ReadonlySet<NodeId>;
  readonly zoom: number;
  readonly moving: boolean;
}

export interface MountPlan {
  /** The live spreads from now on, oldest use first. */
  readonly live: readonly NodeId[];
  /** Whether another step is due in the next frame. */
  readonly again: boolean;
}

/** One step: mounts at most one spread, and none while the camera moves; lets go of those that were not seen longest. */
export function planMounts({ visible, live, pinned, zoom, moving }: MountInput): MountPlan {
  if (moving) return { live, again: true };
  const wanted = zoom < LIVE_ZOOM ? visible.filter((id) => pinned.has(id)) : visible.slice(0, LIVE_SPREADS);
  const seen = new Set(wanted);
  const missing = wanted.filter((id) => !live.includes(id));
  const kept = [...live.filter((id) => !seen.has(id)), ...live.filter((id) => seen.has(id))];
  const next = missing.length > 0 ? [...kept, missing[0]!] : kept;
  const surplus = Math.max(0, next.length - LIVE_SPREADS);
  let dropped = 0;
  const result = next.filter((id) => {
    if (dropped >= surplus || seen.has(id) || pinned.has(id)) return true;
    dropped++;
    return false;
  });
  return { live: sameList(result, live) ? live : result, again: missing.length > 1 };
}

/** New papers a frame while the camera moves: each costs a part of the frame. */
export const ARRIVALS = 6;

/** The papers to show while the camera moves: those there are stay, a few of those that came into view are added. */
export function planArrivals(inView: readonly NodeId[], shown: readonly NodeId[]): readonly NodeId[] {
  const there = new Set(shown);
  const missing = inView.filter((id) => !there.has(id)).slice(0, ARRIVALS);
  return missing.length === 0 ? shown : [...shown, ...missing];
}

function sameList(a: readonly NodeId[], b: readonly NodeId[]): boolean {
  return a.length === b.length && a.every((id, index) => id === b[index]);
}
