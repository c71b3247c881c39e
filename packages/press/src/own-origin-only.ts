import type { BrowserContextOptions } from 'playwright-core';

/** Nobody listens there: port 9 throws away what it gets, where it is served at all. */
const NOWHERE = 'http://127.0.0.1:9';

/**
 * A context that reaches one origin and nothing else: whatever asks for another address (a picture, a font, a redirect, a
 * socket, a name that is only looked up) is sent to a proxy that is not there. Without `url` it reaches nothing at all.
 */
export function ownOriginOnly(url?: string): BrowserContextOptions {
  const host = url && hostAndPort(new URL(url));
  return { proxy: { server: NOWHERE, ...(host && { bypass: host }) }, serviceWorkers: 'block' };
}

function hostAndPort({ hostname, port, protocol }: URL): string {
  return `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`;
}
