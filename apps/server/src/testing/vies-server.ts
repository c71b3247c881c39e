/** The one call of VIES that we make, over HTTP: says what it was told to say of each number. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ViesWord = 'VALID' | 'INVALID' | 'MS_UNAVAILABLE';

export interface ViesServer {
  readonly url: string;
  /** By number with its country; a number that is not among them is not valid. */
  readonly says: Map<string, ViesWord>;
  /** The numbers that were asked for, in turn. */
  readonly asked: string[];
  stop(): Promise<void>;
}

export async function startViesServer(): Promise<ViesServer> {
  const says = new Map<string, ViesWord>();
  const asked: string[] = [];
  const server = createServer((request, answer) => {
    const [, country = '', number = ''] = /^\/rest\/ms\/(\w+)\/vat\/(\w+)$/.exec(request.url ?? '') ?? [];
    asked.push(country + number);
    const word = says.get(country + number) ?? 'INVALID';
    answer.setHeader('content-type', 'application/json');
    answer.end(JSON.stringify({ isValid: word === 'VALID', userError: word, vatNumber: number, name: '---' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/rest`,
    says,
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
