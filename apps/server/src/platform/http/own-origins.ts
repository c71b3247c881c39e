const LOOPBACK = ['localhost', '127.0.0.1'];

/** Where the web app may run: at the product's address; on one machine, under both names that it has for itself. */
export function ownOrigins(baseUrl: string): string[] {
  const { protocol, hostname, port } = new URL(baseUrl);
  const names = LOOPBACK.includes(hostname) ? LOOPBACK : [hostname];
  return names.map((name) => `${protocol}//${name}${port ? `:${port}` : ''}`);
}
