/** The colours of one's own that were chosen last, newest first: kept on this device, for all albums. */
const KEY = 'figurina.recent-colors';
const MOST = 7;

let kept: readonly string[] | null = null;
const listeners = new Set<() => void>();

export const recentColors = {
  get(): readonly string[] {
    kept ??= read();
    return kept;
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  add(color: string): void {
    const hex = color.toLowerCase();
    kept = [hex, ...recentColors.get().filter((other) => other !== hex)].slice(0, MOST);
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Without storage they last as long as the page.
    }
    for (const listener of listeners) listener();
  },
};

function read(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter((one): one is string => typeof one === 'string' && /^#[0-9a-f]{6}$/.test(one)).slice(0, MOST);
  } catch {
    return [];
  }
}
