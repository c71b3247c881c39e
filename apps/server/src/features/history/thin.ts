import { joinWork, type Work } from '@figurina/album';
import type { PointKind } from '@figurina/contract';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export interface ThinnedPoint {
  readonly id: string;
  readonly made_at: Date;
  readonly kind: PointKind;
  readonly name: string | null;
  readonly work: readonly Work[];
}

export interface Thinning {
  readonly dropped: readonly string[];
  /** The work of those that go belongs to what is next to them. */
  readonly work: ReadonlyMap<string, Work[]>;
}

/** What was ordered and approved can be looked up for ever, as what somebody named. */
const KEPT: ReadonlySet<PointKind> = new Set(['named', 'order', 'approval']);

/**
 * Which points go: of those that were made by themselves the last one of an hour stays for a day, the last one of a day
 * for 30 days, then the last one of a week. `points`: of one album, oldest first.
 */
export function thin(points: readonly ThinnedPoint[], now: Date): Thinning {
  const dropped: string[] = [];
  const work = new Map<string, Work[]>();
  let carried: (readonly Work[])[] = [];
  for (const [at, point] of points.entries()) {
    const stretch = stretchOf(point, now);
    const isLast = !points.slice(at + 1).some((later) => !isKept(later) && stretchOf(later, now) === stretch);
    if (!isKept(point) && stretch !== null && !isLast) {
      dropped.push(point.id);
      carried.push(point.work);
      continue;
    }
    if (carried.length > 0) work.set(point.id, joinWork([...carried, point.work]));
    carried = [];
  }
  return { dropped, work };
}

function isKept({ kind, name }: Pick<ThinnedPoint, 'kind' | 'name'>): boolean {
  return name !== null || KEPT.has(kind);
}

/** The hour, day or week that is to have one point; null for what is too young to be thinned. */
function stretchOf({ made_at }: Pick<ThinnedPoint, 'made_at'>, now: Date): string | null {
  const age = now.getTime() - made_at.getTime();
  const length = age < HOUR_MS ? null : age < DAY_MS ? HOUR_MS : age < 30 * DAY_MS ? DAY_MS : 7 * DAY_MS;
  return length === null ? null : `${length} ${Math.floor(made_at.getTime() / length)}`;
}
