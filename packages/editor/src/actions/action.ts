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
  run(context: Context): void;
}

export interface ActionRegistry<Context> {
  all(): readonly Action<Context>[];
  get(id: string): Action<Context>;
  /** The action of a key press, enabled or not. */
  forKey(press: KeyPress): Action<Context> | null;
}

/** Throws on a doubled id: a bug of ours, found by the first test that loads the registry. */
export function actionRegistry<Context>(actions: readonly Action<Context>[]): ActionRegistry<Context> {
  const byId = new Map(actions.map((action) => [action.id, action]));
  if (byId.size !== actions.length) throw new Error('two actions have the same id');
  return {
    all: () => actions,
    get(id) {
      const action = byId.get(id);
      if (!action) throw new Error(`no action ${id}`);
      return action;
    },
    forKey: (press) => actions.find((action) => action.shortcuts.some((shortcut) => matches(shortcut, press))) ?? null,
  };
}
