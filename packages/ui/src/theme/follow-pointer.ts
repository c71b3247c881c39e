/** Keys that are held beside a press of the pointer. */
const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph']);

/**
 * Notes at the root of the page (`data-pointed`) while people point and press no keys. The browser cannot tell for what a
 * program gives the focus to, as the first entry of a menu.
 */
export function followPointer(): () => void {
  const root = document.documentElement;
  const pointed = (): void => root.setAttribute('data-pointed', '');
  const typed = ({ key }: KeyboardEvent): void => {
    if (!MODIFIERS.has(key)) root.removeAttribute('data-pointed');
  };
  window.addEventListener('pointerdown', pointed, true);
  window.addEventListener('keydown', typed, true);
  return () => {
    window.removeEventListener('pointerdown', pointed, true);
    window.removeEventListener('keydown', typed, true);
  };
}
