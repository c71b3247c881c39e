import { createServer } from 'node:net';

/** Below what systems hand out to connections and to servers without a port of their own (from 32768 on Linux). */
const FIRST = 10_240;
const LAST = 32_000;

/**
 * A port of 127.0.0.1 that nobody listens on at this moment, and that no connection of another test is given before it
 * is used: what the system hands out by itself may be taken again between the question and the answer.
 */
export async function freePort(): Promise<number> {
  const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
  return (await canListen(port)) ? port : freePort();
}

async function canListen(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
