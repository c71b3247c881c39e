import type { AddressInfo } from 'node:net';
import type { Config } from '../../platform/config/config.ts';

/**
 * Where this process finds the render page. A server that listens prints through its own address, past any proxy; a
 * worker asks `INTERNAL_URL`, or the public address.
 */
export function printOrigin(
  { server }: { readonly server: { address(): AddressInfo | string | null } },
  { internalUrl, baseUrl }: Pick<Config, 'internalUrl' | 'baseUrl'>,
): string {
  const listening = server.address();
  if (internalUrl || listening === null || typeof listening === 'string') return internalUrl ?? baseUrl;
  const { address, family, port } = listening;
  if (address === '0.0.0.0') return `http://127.0.0.1:${port}`;
  if (address === '::') return `http://[::1]:${port}`;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
