/**
 * At once, or after the click that is under way: what it brings up must not push away the button that is being pressed,
 * which would then not be clicked.
 */
export function afterPress(run: () => void): void {
  if (!document.querySelector(':active')) return run();
  const ended = new AbortController();
  const end = (): void => {
    ended.abort();
    // The click belongs to the same event of the machine, after the pointer has been let go.
    setTimeout(run);
  };
  for (const name of ['pointerup', 'pointercancel', 'click'] as const)
    window.addEventListener(name, end, { capture: true, signal: ended.signal });
}
