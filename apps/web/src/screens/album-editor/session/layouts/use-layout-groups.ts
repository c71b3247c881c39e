import { GENERAL_LAYOUTS, type Layout } from '@figurina/album';
import { useEffect, useMemo, useState } from 'react';
import { useEditor } from '../editor-context.ts';
import { blueprintLayouts } from './album-layouts.ts';
import { useOwnLayouts } from './use-own-layouts.ts';

/** Where layouts come from: saved by somebody, the album's blueprint, or the product. */
export interface LayoutGroup {
  readonly from: 'own' | 'blueprint' | 'general';
  readonly layouts: readonly Layout[];
}

/** All layouts that an album may use, those made for it first. Null while they are loaded. */
export function useLayoutGroups(): readonly LayoutGroup[] | null {
  const session = useEditor();
  const own = useOwnLayouts();
  const [blueprint, setBlueprint] = useState<readonly Layout[] | null>(null);
  useEffect(() => {
    let gone = false;
    async function load(): Promise<void> {
      const layouts = await blueprintLayouts(session);
      if (!gone) setBlueprint(layouts);
    }
    void load();
    return () => {
      gone = true;
    };
  }, [session]);
  return useMemo(() => {
    if (!blueprint) return null;
    const groups: LayoutGroup[] = [
      { from: 'own', layouts: own.map(({ layout }) => layout) },
      { from: 'blueprint', layouts: blueprint },
      { from: 'general', layouts: GENERAL_LAYOUTS },
    ];
    return groups.filter(({ from, layouts }) => from === 'own' || layouts.length > 0);
  }, [own, blueprint]);
}

/** The same as one list. */
export function layoutsOf(groups: readonly LayoutGroup[] | null): readonly Layout[] {
  return groups?.flatMap(({ layouts }) => layouts) ?? [];
}
