import type { Translate } from '@figurina/locales';
import { shortcutKeys } from '../../actions/shortcut-label.ts';

type Held = 'mod' | 'alt' | 'shift' | 'space';

/** What the hand does with a key held: no action of the registry, so that only this list says it. */
const MOUSE_WAYS = {
  pan: ['space', 'drag'],
  zoom: ['mod', 'wheel'],
  sideways: ['shift', 'wheel'],
  add: ['shift', 'click'],
  inside: ['mod', 'click'],
  behind: ['alt', 'click'],
  copy: ['alt', 'drag'],
  straight: ['shift', 'drag'],
  centre: ['alt', 'handle'],
  free: ['mod', 'drag'],
} as const satisfies Readonly<Record<string, readonly [Held, 'drag' | 'wheel' | 'click' | 'handle']>>;

export interface MouseWay {
  readonly id: string;
  readonly label: string;
  readonly keys: readonly string[];
}

export function mouseWays(t: Translate): readonly MouseWay[] {
  return Object.entries(MOUSE_WAYS).map(([id, [held, by]]) => ({
    id,
    label: t(`mouse.does.${id as keyof typeof MOUSE_WAYS}`),
    keys: [held === 'space' ? t('keys.space') : shortcutKeys({ key: '', [held]: true }, t)[0]!, t(`mouse.by.${by}`)],
  }));
}
