import type { KeyPress, Shortcut } from './shortcut.ts';
import { matches } from './shortcut.ts';

/**
 * Something a person can do, declared once: toolbar, context menu, keyboard, command palette and help read the same
 * record. `Context` is what it needs; the editor screen builds it.
 */
export interface Action<Context> {
  /** `edit.undo`; its label is the locale key `actions.<id>`. */
  readonly id: string;
  /** Name of a Tabler icon, without the prefix. */
  readonly icon: string;
  readonly shortcuts: readonly Shortcut[];
  /** Also runs while the key is held down. */
  readonly repeats?: boolean;
  /** The analytics event, when it is one. */
  readonly event?: string;
  enabled(context: Context): boolean;
  /** The text key of what is missing when it is not enabled; null where it is what is missing for all. */
  why?(context: Context): string | null;
  /** For what is on or off. */
  checked?(context: Context): boolean;
  run(context: Context): void;
}

export interface ActionRegistry<Entry> {
  all(): readonly Entry[];
  get(id: string): Entry;
  /** The actions of a key press, enabled or not: a key may mean one thing here and another there. */
  forKey(press: KeyPress): readonly Entry[];
}

/** Throws on a doubled id: a bug of ours, found by the first test that loads the registry. */
export function actionRegistry<Context, Entry extends Action<Context>>(
  actions: readonly Entry[],
): ActionRegistry<Entry> {
  const byId = new Map(actions.map((action) => [action.id, action]));
  if (byId.size !== actions.length) throw new Error('two actions have the same id');
  return {
    all: () => actions,
    get(id) {
      const action = byId.get(id);
      if (!action) throw new Error(`no action ${id}`);
      return action;
    },
    forKey(press) {
      const of = (byCode: boolean) =>
        actions.filter((action) =>
          action.shortcuts.some((shortcut) => Boolean(shortcut.code) === byCode && matches(shortcut, press)),
        );
      // What the keyboard says on the key comes first: Ctrl and + zooms in, also where + lies in the place of a bracket.
      return [...of(false), ...of(true)];
    },
  };
}
