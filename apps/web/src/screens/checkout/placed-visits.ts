/** Which entries of this tab's history led to an order, so that who goes back to one finds the order instead of its form. */

type Kept = Pick<Storage, 'getItem' | 'setItem'>;

interface Visits {
  /** Entries of the checkout that is under way, by their keys of the router. */
  readonly open: readonly string[];
  /** Orders by the entries that led to them. */
  readonly placed: Readonly<Record<string, string>>;
}

const NONE: Visits = { open: [], placed: {} };

/** Whoever signs in next in this tab finds nothing of it. */
const keyOf = (user: string, album: string): string => `figurina.checkout-visits.${user}.${album}`;

/** The checkout is seen at an entry of the history. */
export function noteVisit(store: Kept, user: string, album: string, entry: string): void {
  const { open, placed } = readVisits(store, user, album);
  if (!open.includes(entry)) keepVisits(store, keyOf(user, album), { open: [...open, entry], placed });
}

/** What has led to an order is over. */
export function closeVisits(store: Kept, user: string, album: string, order: string): void {
  const { open, placed } = readVisits(store, user, album);
  const now = Object.fromEntries(open.map((entry) => [entry, order]));
  keepVisits(store, keyOf(user, album), { open: [], placed: { ...placed, ...now } });
}

/** The order that came of an entry; null where none did. */
export function placedAt(store: Kept, user: string, album: string, entry: string): string | null {
  const { placed } = readVisits(store, user, album);
  return Object.hasOwn(placed, entry) ? placed[entry]! : null;
}

function keepVisits(store: Kept, key: string, visits: Visits): void {
  try {
    store.setItem(key, JSON.stringify(visits));
  } catch {
    // Going back leads to an empty form then.
  }
}

function readVisits(store: Kept, user: string, album: string): Visits {
  try {
    const found: unknown = JSON.parse(store.getItem(keyOf(user, album)) ?? 'null');
    return isVisits(found) ? found : NONE;
  } catch {
    return NONE;
  }
}

function isVisits(found: unknown): found is Visits {
  if (typeof found !== 'object' || found === null || !('open' in found) || !('placed' in found)) return false;
  const { open, placed } = found;
  const isText = (one: unknown): one is string => typeof one === 'string';
  return (
    Array.isArray(open) &&
    open.every(isText) &&
    typeof placed === 'object' &&
    placed !== null &&
    Object.values(placed).every(isText)
  );
}
