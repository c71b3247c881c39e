/** How many findings of the preflight a spread has: worked out for spreads that are looked at, in idle moments. */
import { type MeasuredHeights, type NodeId, type PreflightRule, spreadFindings } from '@figurina/album';
import type { EditorStore } from '@figurina/editor';
import { changedSpreads } from './changed-spreads.ts';
import { idleMoment } from '../../../../app/idle-moment.ts';

export type SpreadRule = Exclude<PreflightRule, 'template'>;

export interface SpreadWarning {
  readonly errors: number;
  readonly warnings: number;
  /** What was found, each kind once. */
  readonly rules: readonly SpreadRule[];
  /** How much of it is still the template's, which is not wrong. */
  readonly template: number;
}

export interface SpreadWarnings {
  /** Null while it is not known. The same object until it says something else. */
  get(spread: NodeId): SpreadWarning | null;
  subscribe(spread: NodeId, listener: () => void): () => void;
  end(): void;
}

/** After the last change: what is being typed or dragged is not judged. */
const REST_MS = 1200;

export function createSpreadWarnings(
  store: EditorStore,
  measured: MeasuredHeights,
  isBusy: () => boolean,
): SpreadWarnings {
  const known = new Map<NodeId, SpreadWarning>();
  const listeners = new Map<NodeId, Set<() => void>>();
  const waiting = new Set<NodeId>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  let ended = false;

  function soon(wait: number): void {
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(() => void work(), wait);
  }
  async function work(): Promise<void> {
    timer = null;
    for (const spread of waiting) {
      await idleMoment();
      if (ended || timer !== null) return;
      if (isBusy()) return soon(REST_MS);
      waiting.delete(spread);
      if (listeners.has(spread)) look(spread);
    }
  }
  function look(spread: NodeId): void {
    const findings = spreadFindings(store.document, spread, measured);
    const faults = findings.flatMap(({ rule, severity }) => (rule === 'template' ? [] : [{ rule, severity }]));
    const errors = faults.filter(({ severity }) => severity === 'error').length;
    const rules = [...new Set(faults.map(({ rule }) => rule))].toSorted();
    const template = findings.length - faults.length;
    const next = { errors, warnings: faults.length - errors, rules, template };
    if (JSON.stringify(known.get(spread)) === JSON.stringify(next)) return;
    known.set(spread, next);
    for (const listener of listeners.get(spread) ?? []) listener();
  }

  const end = store.onChange(({ touched }) => {
    // No finding follows from a colour.
    if (touched.every(({ table }) => table === 'colors')) return;
    // Where a page stands decides about its margins: a spread that came, went or moved changes those beside it.
    const moved = touched.some(({ before, after }) => isSpread(before) || isSpread(after));
    const changed = moved ? null : changedSpreads(store.document, touched);
    for (const spread of changed ?? listeners.keys()) if (listeners.has(spread)) waiting.add(spread);
    if (waiting.size > 0) soon(REST_MS);
  });

  return {
    get: (spread) => known.get(spread) ?? null,
    subscribe(spread, listener) {
      const set = listeners.get(spread) ?? new Set();
      listeners.set(spread, set.add(listener));
      waiting.add(spread);
      if (timer === null) soon(REST_MS);
      return () => {
        set.delete(listener);
        if (set.size === 0) listeners.delete(spread);
      };
    },
    end() {
      ended = true;
      if (timer !== null) clearTimeout(timer);
      end();
    },
  };
}

function isSpread(record: object | undefined): boolean {
  return record !== undefined && 'type' in record && record.type === 'Spread';
}
