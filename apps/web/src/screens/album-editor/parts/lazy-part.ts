/**
 * Parts of the editor that are loaded apart from it. All are fetched once the editor is at rest: what is opened for the
 * first time must be there without a network. One that cannot be had yet is asked for again, and shows nothing meanwhile.
 */
import { type ComponentType, createElement, lazy, type ReactNode, useState } from 'react';

const AGAIN_MS = 2000;
const loads: (() => Promise<unknown>)[] = [];

/** What was fetched is there in the frame that asks for it: React's `lazy` waits even for that, and keys typed meanwhile are lost. */
export function lazyPart<Part extends ComponentType<never>>(load: () => Promise<{ default: Part }>): Part {
  let there: ComponentType<object> | null = null;
  const fetched = async (): Promise<{ default: ComponentType<object> }> => {
    const part = (await load()) as unknown as { default: ComponentType<object> };
    there = part.default;
    return part;
  };
  loads.push(fetched);
  const Later = lazy(async () => untilLoaded(fetched));
  const LazyPart = (props: object): ReactNode => {
    const [Known] = useState(() => there ?? Later);
    return createElement(Known, props);
  };
  return LazyPart as unknown as Part;
}

async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}

/** One after the other, in idle moments. Answers how to stop. */
export function fetchParts(idle: () => Promise<void>): () => void {
  let ended = false;
  void (async () => {
    for (const load of loads) {
      await idle();
      if (ended) return;
      await load().catch(() => undefined);
    }
  })();
  return () => {
    ended = true;
  };
}
