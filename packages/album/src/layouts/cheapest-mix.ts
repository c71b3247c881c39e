import type { Layout } from './layout.ts';

/** Full houses, at most, that follow each other. */
export const MOST_IN_A_ROW = 2;
/** What decides between mixes, beside the cost of their spreads: an empty cell, and a first breather. */
const COST = { emptyCell: 1.5, breather: -6 };

/** A layout that a chapter may use. */
export interface Choice {
  readonly layout: Layout;
  /** Single cells, a double cell as two when there are doubles to fill it. */
  readonly units: number;
  readonly cost: number;
  readonly breather: boolean;
  readonly full: boolean;
}

interface Mix {
  readonly cost: number;
  readonly choices: readonly Choice[];
}

/** The cheapest mix for so many units that can be arranged, if any can: a blueprint may have full houses only. */
export function cheapestMix(units: number, choices: readonly Choice[], fullHousesFirst: number): readonly Choice[] {
  return searchMix(units, choices, fullHousesFirst) ?? searchMix(units, choices, Infinity)!;
}

/** From small to large: of the mixes that hold `size` units, the cheapest of each kind is kept. `mostUnseparated` full houses may lack a separator. */
function searchMix(units: number, choices: readonly Choice[], mostUnseparated: number): readonly Choice[] | undefined {
  const best: Mix[][] = [[{ cost: 0, choices: [] }]];
  for (let size = 1; size <= units; size++) {
    const mixes = new Map<string, Mix>();
    for (const choice of choices) {
      for (const before of best[Math.max(0, size - choice.units)]!) {
        const mix = extended(before, choice, size);
        const kind = kindOf(mix.choices);
        const isCheapest = mix.cost < (mixes.get(kind)?.cost ?? Infinity);
        if (isCheapest && unseparated(mix.choices) <= mostUnseparated) mixes.set(kind, mix);
      }
    }
    best.push([...mixes.values()]);
  }
  const cheapest = (a: Mix | undefined, b: Mix) => (a === undefined || b.cost < a.cost ? b : a);
  return best[units]!.reduce<Mix | undefined>(cheapest, undefined)?.choices;
}

function extended({ cost, choices }: Mix, choice: Choice, size: number): Mix {
  const empty = Math.max(0, choice.units - size) * COST.emptyCell;
  const next = [...choices, choice];
  const bonus = breathes(next) && !breathes(choices) ? COST.breather : 0;
  return { cost: cost + choice.cost + empty + bonus, choices: next };
}

/** A breather needs a spread beside it to breathe from. */
function breathes(choices: readonly Choice[]): boolean {
  return choices.length > 1 && choices.some((choice) => choice.breather);
}

/** Mixes of one kind go on alike: how many full houses are over what separates them, and whether a breather is there. */
function kindOf(choices: readonly Choice[]): string {
  return `${Math.max(-4, unseparated(choices))} ${choices.length > 1} ${choices.some(({ breather }) => breather)}`;
}

/** Full houses beyond what the other spreads can keep apart, two before and after each. */
function unseparated(choices: readonly Choice[]): number {
  const full = choices.filter((choice) => choice.full).length;
  return full - MOST_IN_A_ROW * (choices.length - full);
}
