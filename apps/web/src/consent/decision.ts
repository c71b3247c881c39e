/** What somebody agreed to, kept in their browser alone. */

/** Raised when what is asked for changes: everybody is asked again. */
const REVISION = 1;
const KEY = 'figurina.consent';
/** Half a year, then the question is put again. */
const KEPT_MS = 182 * 24 * 3600 * 1000;

export interface Decision {
  /** Whether what they do may be told; what is necessary needs no consent. */
  readonly targeting: boolean;
}

const listeners = new Set<() => void>();
/** Of a browser that keeps nothing: it holds as long as the page does. */
let unkept: Decision | null = null;

/** Null where nobody has been asked yet, or it is time to ask again. Read anew each time: another tab may have changed it. */
export function readDecision(now = Date.now()): Decision | null {
  let text: string | null;
  try {
    text = localStorage.getItem(KEY);
  } catch {
    return unkept;
  }
  if (text === null) return unkept;
  try {
    const { revision, at, targeting } = JSON.parse(text) as Record<string, unknown>;
    const holds = revision === REVISION && typeof at === 'number' && at <= now && now - at < KEPT_MS;
    return holds && typeof targeting === 'boolean' ? { targeting } : null;
  } catch {
    return null;
  }
}

export function decide({ targeting }: Decision, now = Date.now()): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ revision: REVISION, at: now, targeting }));
    unkept = null;
  } catch {
    unkept = { targeting };
  }
  for (const listener of listeners) listener();
}

/** Hears of decisions here and in other tabs. */
export function onDecision(listener: () => void): () => void {
  const fromElsewhere = ({ key }: StorageEvent): void => {
    // A null key: everything was cleared.
    if (key === KEY || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', fromElsewhere);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromElsewhere);
  };
}

/** Whether what is done may be told. */
export const allowsTargeting = (): boolean => readDecision()?.targeting === true;
