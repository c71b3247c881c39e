import type { AddressInfo } from 'node:net';

/**
 * Where this process finds the render page: at its own address, past any proxy. So what is printed is laid out by the
 * version that prints it, whichever versions serve meanwhile.
 */
export function printOrigin({ server }: { readonly server: { address(): AddressInfo | string | null } }): string {
  const listening = server.address();
  if (listening === null || typeof listening === 'string') throw new Error('A process that prints has to listen');
  const { address, family, port } = listening;
  if (address === '0.0.0.0') return `http://127.0.0.1:${port}`;
  if (address === '::') return `http://[::1]:${port}`;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
