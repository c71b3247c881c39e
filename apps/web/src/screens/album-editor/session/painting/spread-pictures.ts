/**
 * Pictures of spreads for when they are small: kept while they are true, made anew a few at a time when the browser has
 * nothing else to do.
 */
import type { NodeId } from '@figurina/album';
import type { EditorStore } from '@figurina/editor';
import { changedSpreads } from '../album/changed-spreads.ts';
import { idleMoment } from '../../../../app/idle-moment.ts';
import type { PicturesOfSpreads } from '../../parts/SpreadPicture.tsx';

export interface SpreadPictures extends PicturesOfSpreads {
  /** All of them look otherwise from now on. */
  repaint(): void;
  end(): void;
}

/** A spread as it was when it was read. Answers are addresses. */
interface SpreadReading {
  /** Its picture of an earlier visit, if it looked then as it does now. */
  recall(): Promise<string | null>;
  /** A new picture. */
  paint(): Promise<string | null>;
}

export interface PictureParts {
  /** Null when it is gone. */
  read(spread: NodeId): SpreadReading | null;
  /** Nothing shows it any more. */
  forget(address: string): void;
  /** What a spread shows that follows from elsewhere, and word of it when that may have changed. */
  readonly derived: { of(spread: NodeId): string; subscribe(listener: () => void): () => void };
  /** Whether the camera moves or something is dragged: pictures wait for that, but not for ever. */
  isBusy(): boolean;
}

/** Whoever goes on moving sees empty paper so long. */
const LONGEST_WAIT_MS = 400;
/** So many are under way at once: the photographs of one are fetched while another is painted. */
const AT_ONCE = 4;
/** What comes in quick succession is shown together: each time costs the browser a frame with all pictures in it. */
const TOGETHER_MS = 100;
/** Who types does not want the page painted at every letter. */
const REST_MS = 600;

export function createSpreadPictures(
  store: EditorStore,
  { read, forget, isBusy, derived }: PictureParts,
): SpreadPictures {
  const pictures = new Map<NodeId, string>();
  const stale = new Set<NodeId>();
  const wanted = new Set<NodeId>();
  /** As it was when the spread was read. */
  const derivedThen = new Map<NodeId, string>();
  const listeners = new Map<NodeId, Set<() => void>>();
  const eager = new Map<NodeId, number>();
  let rest: ReturnType<typeof setTimeout> | null = null;
  const underWay = new Set<NodeId>();
  let begins = false;
  /** Made, and not yet shown. */
  const fresh = new Set<NodeId>();
  /** Shown until then. */
  const former = new Set<string>();
  let showing: ReturnType<typeof setTimeout> | null = null;
  let shownAt = Number.NEGATIVE_INFINITY;
  let ended = false;

  async function work(): Promise<void> {
    for (let spread = next(); spread !== undefined; spread = next()) {
      underWay.add(spread);
      const picture = await made(spread).catch(() => null);
      underWay.delete(spread);
      if (picture !== null && !ended) put(spread, picture);
    }
  }
  /** Only the first of a spread may be an earlier one: what changes while one looks on is painted. */
  async function made(spread: NodeId): Promise<string | null> {
    let reading = pictures.has(spread) ? null : taken(spread);
    const kept = await reading?.recall().catch(() => null);
    if (kept) return kept;
    await quietMoment();
    if (!reading || stale.has(spread)) reading = taken(spread);
    return reading?.paint() ?? null;
  }
  /** As it is now: a change from here on makes it stale again. */
  function taken(spread: NodeId): SpreadReading | null {
    wanted.delete(spread);
    stale.delete(spread);
    derivedThen.set(spread, derived.of(spread));
    return read(spread);
  }
  /** One at a time of the same spread: the newer picture must not be overtaken by the older one. */
  function next(): NodeId | undefined {
    for (const spread of wanted) if (!ended && !underWay.has(spread)) return spread;
    return undefined;
  }
  function put(spread: NodeId, picture: string): void {
    const before = pictures.get(spread);
    if (before !== undefined) former.add(before);
    pictures.set(spread, picture);
    fresh.add(spread);
    showing ??= setTimeout(show, Math.max(0, shownAt + TOGETHER_MS - performance.now()));
  }
  function show(): void {
    showing = null;
    shownAt = performance.now();
    for (const spread of fresh) for (const listener of listeners.get(spread) ?? []) listener();
    for (const address of former) forget(address);
    fresh.clear();
    former.clear();
  }
  async function quietMoment(): Promise<void> {
    for (let waited = 0; waited < LONGEST_WAIT_MS && isBusy(); waited += 50)
      await new Promise((resolve) => setTimeout(resolve, 50));
    await idleMoment();
  }
  function want(spread: NodeId): void {
    if ((pictures.has(spread) || underWay.has(spread)) && !stale.has(spread)) return;
    wanted.add(spread);
    if (begins) return;
    begins = true;
    // Reading spreads is not to hold up the frame that asks for their pictures.
    requestAnimationFrame(() =>
      setTimeout(() => {
        begins = false;
        for (let free = AT_ONCE - underWay.size; free > 0; free--) void work();
      }),
    );
  }

  const end = store.onChange(({ touched }) => {
    for (const spread of changedSpreads(store.document, touched) ?? pictures.keys()) {
      stale.add(spread);
      if (eager.has(spread)) want(spread);
    }
    soon();
  });
  // An undone name of a chapter touches none of the spreads that show it.
  const endDerived = derived.subscribe(soon);
  function soon(): void {
    if (rest !== null) clearTimeout(rest);
    rest = setTimeout(atRest, REST_MS);
  }
  function atRest(): void {
    for (const [spread, then] of derivedThen) if (!stale.has(spread) && derived.of(spread) !== then) stale.add(spread);
    wantStale();
  }
  function wantStale(): void {
    for (const spread of stale) if (listeners.has(spread)) want(spread);
  }

  return {
    get: (spread) => pictures.get(spread) ?? null,
    want,
    repaint() {
      for (const spread of [...pictures.keys(), ...underWay]) stale.add(spread);
      wantStale();
    },
    subscribe(spread, listener, patient) {
      const set = listeners.get(spread) ?? new Set();
      listeners.set(spread, set.add(listener));
      if (!patient) eager.set(spread, (eager.get(spread) ?? 0) + 1);
      return () => {
        set.delete(listener);
        if (set.size === 0) listeners.delete(spread);
        const left = (eager.get(spread) ?? 0) - 1;
        if (patient) return;
        if (left > 0) eager.set(spread, left);
        else eager.delete(spread);
      };
    },
    end() {
      ended = true;
      if (rest !== null) clearTimeout(rest);
      if (showing !== null) clearTimeout(showing);
      end();
      endDerived();
      for (const picture of [...pictures.values(), ...former]) forget(picture);
      pictures.clear();
    },
  };
}
