/**
 * Elements that lie one above the other without anything between them, and move alike: while they are dragged they lie in
 * one element, which moves as one layer. Otherwise the browser would look up the style of each and paint each anew.
 */
import { createMover, type Mover } from './mover.ts';

export interface Way {
  readonly x: number;
  readonly y: number;
}

/** Elements, from the lowest to the highest. */
type Run = readonly HTMLElement[];

export interface LiftedRuns {
  has(element: HTMLElement): boolean;
  /** Says where an element goes; false when that is another way than the one of its run. */
  follow(element: HTMLElement, way: Way): boolean;
  /** They lie where they lay before. */
  putDown(): void;
}

/** What changes the children of an element: React's ways of doing it. */
const CHANGES = ['appendChild', 'insertBefore', 'removeChild'] as const;

/** Marks the element that holds a run. */
const HOLDER = 'fg-run';

/** What is to lie beneath an element, or beneath the whole run in which it is dragged, is put before this one. */
export function undermost(element: HTMLElement): HTMLElement {
  return element.closest<HTMLElement>(`.${HOLDER}`) ?? element;
}

/**
 * The first element of each run in `order` says where it goes, at every move. Whoever is about to change what lies beside
 * the runs finds all as it was drawn: they are put down, and `onDisturbed` is called.
 */
export function liftRuns(runs: readonly Run[], order: Run, onDisturbed: () => void): LiftedRuns {
  const held = new Map<HTMLElement, { readonly first: HTMLElement; readonly mover: Mover; way: Way | null }>();
  const parents = new Set(runs.map(([lowest]) => lowest!.parentElement!));
  const holders = runs.map((run) => {
    const holder = document.createElement('div');
    holder.className = `fg-leaf ${HOLDER}`;
    holder.style.willChange = 'transform';
    run[0]!.before(holder);
    holder.append(...run);
    const state = { first: order.find((element) => run.includes(element))!, mover: createMover(holder), way: null };
    for (const element of run) held.set(element, state);
    return holder;
  });

  function putDown(): void {
    for (const parent of parents) for (const change of CHANGES) Reflect.deleteProperty(parent, change);
    for (const { mover } of new Set(held.values())) mover.end();
    for (const holder of holders) holder.replaceWith(...holder.childNodes);
  }
  for (const parent of parents)
    for (const change of CHANGES)
      Reflect.defineProperty(parent, change, {
        configurable: true,
        value(...given: [Node, Node | null]): Node {
          putDown();
          onDisturbed();
          return (parent[change] as (...nodes: [Node, Node | null]) => Node)(...given);
        },
      });

  return {
    has: (element) => held.has(element),
    follow(element, way) {
      const run = held.get(element)!;
      if (element !== run.first) return run.way?.x === way.x && run.way.y === way.y;
      run.way = way;
      run.mover.to(`translate(${way.x}px,${way.y}px)`);
      return true;
    },
    putDown,
  };
}

/**
 * Elements as runs, none of which has anything else between its elements. Null when one of them blends with what lies
 * beneath it: in a layer it would not.
 */
export function runsOf(elements: Run): readonly Run[] | null {
  const left = new Set<Element | null>(elements);
  const runs: HTMLElement[][] = [];
  for (const element of elements) {
    if (element.style.mixBlendMode !== '') return null;
    if (!left.has(element)) continue;
    let lowest: Element = element;
    while (left.has(lowest.previousElementSibling)) lowest = lowest.previousElementSibling!;
    const run: HTMLElement[] = [];
    for (let next: Element | null = lowest; next && left.delete(next); next = next.nextElementSibling)
      run.push(next as HTMLElement);
    runs.push(run);
  }
  return runs;
}
