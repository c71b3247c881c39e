import { houseClock } from '@figurina/commerce';

/** When the present day of the house began. */
export function midnightOf(now: Date): Date {
  const { day } = houseClock(now);
  const guess = new Date(`${day}T00:00:00Z`);
  // The clock of the house is one or two hours ahead of the world's.
  return [2, 1].map((hours) => new Date(guess.getTime() - hours * 3_600_000)).find((at) => houseClock(at).day === day)!;
}
