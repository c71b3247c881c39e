import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** One address before several servers: a connection goes to the next one that takes it, and ends with it. */
export interface Balancer {
  readonly port: number;
  close(): Promise<void>;
}

export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const open = new Set<Socket>();
  let next = 0;

  function forward(line: Socket, at: number, left: number): void {
    if (left === 0) return void line.destroy();
    const onward = connect(ports[at % ports.length]!, '127.0.0.1');
    let isThrough = false;
    onward.once('connect', () => {
      isThrough = true;
      line.pipe(onward).pipe(line);
    });
    onward.on('error', () => (isThrough ? line.destroy() : forward(line, at + 1, left - 1)));
    onward.on('close', () => isThrough && line.destroy());
    line.on('close', () => onward.destroy());
  }

  const server = createServer({ noDelay: true }, (line) => {
    open.add(line);
    line.on('error', () => undefined).on('close', () => open.delete(line));
    forward(line, next++, ports.length);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      for (const line of open) line.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
