const DEEDS = ['pointerdown', 'wheel', 'keydown'] as const;

/**
 * Calls when somebody presses, turns the wheel or types, wherever they do. What deals with following itself
 * (`data-people`) does not count; Esc does there, too.
 */
export function onOwnDeeds(done: () => void): () => void {
  const listen = (event: Event): void => {
    const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
    const isAmongPeople = event.target instanceof Element && event.target.closest('[data-people]') !== null;
    if (isEscape || !isAmongPeople) done();
  };
  for (const type of DEEDS) window.addEventListener(type, listen, { capture: true, passive: true });
  return () => {
    for (const type of DEEDS) window.removeEventListener(type, listen, { capture: true });
  };
}
