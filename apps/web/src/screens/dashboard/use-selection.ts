import { useState } from 'react';

export interface Selection {
  readonly ids: readonly string[];
  has(id: string): boolean;
  toggle(id: string): void;
  /** All of these, or none. */
  setAll(ids: readonly string[], isChosen: boolean): void;
  clear(): void;
}

/** Rows that are chosen, also of other pages of the same list; another list has none yet. */
export function useSelection(list: string): Selection {
  const [chosen, setChosen] = useState<{ list: string; ids: readonly string[] }>({ list, ids: [] });
  const ids = chosen.list === list ? chosen.ids : [];
  const set = (next: readonly string[]): void => setChosen({ list, ids: next });
  return {
    ids,
    has: (id) => ids.includes(id),
    toggle: (id) => set(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]),
    setAll: (all, isChosen) => {
      const others = ids.filter((id) => !all.includes(id));
      set(isChosen ? [...others, ...all] : others);
    },
    clear: () => set([]),
  };
}
