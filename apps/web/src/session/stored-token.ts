/** Reads the access token that oidc-client-ts keeps in local storage, without loading the library for it. */

export interface StoredToken {
  accessToken: string;
  /** Seconds since 1970. */
  expiresAt: number;
}

const PREFIX = 'oidc.user:';

/** The newest one, should there be several (another issuer was configured once). */
export function readStoredToken(store: Storage): StoredToken | null {
  const tokens = Array.from({ length: store.length }, (_, at) => store.key(at))
    .filter((key) => key?.startsWith(PREFIX))
    .map((key) => parseStoredToken(store.getItem(key!) ?? ''))
    .filter((token) => token !== null);
  return tokens.toSorted((a, b) => b.expiresAt - a.expiresAt)[0] ?? null;
}

export function parseStoredToken(text: string): StoredToken | null {
  try {
    const found = JSON.parse(text) as Record<string, unknown> | null;
    const [accessToken, expiresAt] = [found?.['access_token'], found?.['expires_at']];
    return typeof accessToken === 'string' && typeof expiresAt === 'number' ? { accessToken, expiresAt } : null;
  } catch {
    return null;
  }
}
