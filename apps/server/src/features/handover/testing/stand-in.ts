/** A house that notes what it is given: the second adapter, which shows that nothing knows of SFTP. */
import { createHash } from 'node:crypto';
import type { Fulfilment } from '../fulfilment.ts';

export interface StandIn extends Fulfilment {
  readonly received: { readonly name: string; readonly sha256: string; readonly bytes: number }[];
}

export function createStandIn(requirements: Fulfilment['requirements']): StandIn {
  const received: StandIn['received'] = [];
  return {
    target: 'stand-in',
    received,
    requirements,
    quote: async ({ order }) => ({
      hash: createHash('sha256').update(order.name).digest('hex'),
      validUntil: new Date('2027-01-03T00:00:00Z'),
      net: 100_00,
      currency: 'EUR',
    }),
    submit: async ({ order, read }, { sent }) => {
      const { name, sha256 } = order.archive;
      if (received.some((one) => one.sha256 === sha256)) return;
      const hash = createHash('sha256');
      let bytes = 0;
      for await (const piece of (await read(0)) as AsyncIterable<Buffer>) {
        hash.update(piece);
        bytes += piece.length;
      }
      await sent(bytes);
      received.push({ name, sha256: hash.digest('hex'), bytes });
    },
    status: async ({ order }) =>
      received.some(({ sha256 }) => sha256 === order.archive.sha256) ? 'received' : 'unknown',
  };
}
