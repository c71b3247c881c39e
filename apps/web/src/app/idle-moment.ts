/** Resolves when the browser has nothing else to do, after half a second at the latest. */
export function idleMoment(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 500 });
    else requestAnimationFrame(() => resolve());
  });
}
