/** From the approved copy to the print shop: the archive of an order, what is told of it, and its way there. */
import { existsSync } from 'node:fs';
import type { HouseId } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../platform/http/caller.ts';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import { createSignedLinks } from '../../platform/http/signed-links.ts';
import { createPrintProfiles, type EndedArchive, type OrderPapers } from '../exports/index.ts';
import { createMakeNote, findOrder } from '../orders/index.ts';
import type { HandoverContext, HandoverParts, Tx } from './handover-parts.ts';
import { serveHandover } from './handover.routes.ts';
import { archiveDue, archiveEnded, handleArchives } from './make-archive.ts';
import { productionOrder } from './production-order.ts';
import { servePublicHandover } from './public-handover.routes.ts';
import type { House } from './houses/houses.ts';
import { requirementsOf } from './requirements.ts';
import { createSftpFulfilment } from './sftp/sftp-fulfilment.ts';
import { startTransferOf } from './transfer/start-transfer.ts';
import { createSendTransfer, sendTransfer } from './transfer/send-transfer.ts';

export interface Handover {
  /** The copy of an order is approved: what it needs is made by itself. In the transaction that approves it. */
  due(tx: Tx, orderId: string): Promise<void>;
  /** What goes into the archive of an order beside its print files; undefined where nothing of it is approved. */
  papersOf(orderId: string): Promise<OrderPapers | undefined>;
  /** An archive is finished, or there will be none. */
  ended(tx: Tx, archive: EndedArchive): Promise<void>;
  /** Begins its way to the print shop, as the button of its page does: for many at once. */
  transfer(orderId: string, by: Caller): Promise<Refusal | undefined>;
  serve(http: FastifyInstance): void;
}

export function createHandover(parts: HandoverParts): Handover {
  const { db, jobs, config, copyOf } = parts;
  const { transfer, stickerTransfer } = config.handover;
  assertKeyFile('TRANSFER_KEY_FILE', transfer?.keyFile);
  assertKeyFile('STICKER_TRANSFER_KEY_FILE', stickerTransfer?.keyFile);
  const profile = createPrintProfiles(config.exports.profile).named(config.exports.profile)!;
  const bySftp = (id: HouseId, to: typeof transfer): House[] =>
    to ? [{ id, fulfilment: createSftpFulfilment(to, (product) => requirementsOf(product, profile)) }] : [];
  const houses = [...bySftp('main', transfer), ...bySftp('stickers', stickerTransfer)];
  const context: HandoverContext = { ...parts, houses };
  const makeNote = createMakeNote(parts);
  handleArchives(context);
  jobs.handle(sendTransfer, createSendTransfer(context));
  return {
    due: (tx, orderId) => archiveDue(parts, tx, orderId),
    papersOf: async (orderId) => {
      const order = await findOrder(db, orderId);
      const copy = order && (await copyOf(order.album_id, orderId));
      if (!order || !copy || typeof copy === 'string') return undefined;
      return { production: productionOrder(order, copy), note: await makeNote(order) };
    },
    ended: (tx, archive) => archiveEnded(context, tx, archive),
    transfer: async (orderId, by) => {
      const order = await findOrder(db, orderId);
      return order ? db.transaction().execute((tx) => startTransferOf(context, tx, order, by)) : refuse('not_found');
    },
    serve: (http) => {
      const links = createSignedLinks({ ...parts, secret: 'print_archive_secret', purpose: 'print archive' });
      serveHandover(http, context, links);
      servePublicHandover(http, context, links);
    },
  };
}

function assertKeyFile(setting: string, path: string | undefined): void {
  if (path !== undefined && !existsSync(path)) throw new Error(`${setting}=${path} is not there`);
}
