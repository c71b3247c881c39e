/** When this album was opened in this browser before: what came since then is new. The first time, what comes from now on. */
const KEY = 'figurina.visit.';
const before = new Map<string, string>();

export function lastVisit(albumId: string, now: () => Date = () => new Date()): string {
  const known = before.get(albumId);
  if (known) return known;
  const since = read(albumId) ?? now().toISOString();
  before.set(albumId, since);
  try {
    localStorage.setItem(KEY + albumId, now().toISOString());
  } catch {
    // A browser that keeps nothing: everything is as at the first visit.
  }
  return since;
}

function read(albumId: string): string | null {
  try {
    return localStorage.getItem(KEY + albumId);
  } catch {
    return null;
  }
}
