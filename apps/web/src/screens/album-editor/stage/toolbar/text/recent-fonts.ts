const KEPT = 'figurina.recent_fonts';
const MOST = 5;

/** The families that were chosen last, newest first; remembered by the browser. */
export function recentFonts(storage: Pick<Storage, 'getItem'> = localStorage): string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEPT) ?? '[]');
    return Array.isArray(kept) ? kept.filter((family) => typeof family === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function keepRecentFont(family: string, storage: Pick<Storage, 'getItem' | 'setItem'> = localStorage): void {
  const others = recentFonts(storage).filter((other) => other !== family);
  try {
    storage.setItem(KEPT, JSON.stringify([family, ...others].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing shows none next time.
  }
}
