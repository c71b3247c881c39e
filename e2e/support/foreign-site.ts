/** A page of somebody else, at another port of this machine: by the name of our own host, or by another one. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ForeignSite {
  /** Of the same site for cookies, as only hosts and not ports tell sites apart. */
  readonly near: string;
  /** Of another site. */
  readonly far: string;
  /** Ways of requests for it, such as of a browser that was led there. */
  readonly visits: readonly string[];
  end(): Promise<void>;
}

export async function foreignSite(page: string): Promise<ForeignSite> {
  const visits: string[] = [];
  const server = createServer((request, reply) => {
    visits.push(request.url ?? '');
    reply.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><title>Anderswo</title>${page}`);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    near: `http://localhost:${port}`,
    far: `http://127.0.0.1:${port}`,
    visits,
    end: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
