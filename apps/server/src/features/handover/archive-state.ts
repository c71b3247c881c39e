/** Where the archive of an order stands: whether there is one of what is to be printed now. */
import type { Handover, ProductionOrder } from '@figurina/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { PrintableCopy, StoredOrder } from '../orders/index.ts';
import { type Archive, findArchive } from './handover.queries.ts';
import type { HandoverParts } from './handover-parts.ts';
import { isSameOrder, productionOrder } from './production-order.ts';

export interface ArchiveState {
  readonly state: Handover['artifact']['state'];
  readonly archive: Archive | undefined;
  readonly copy: PrintableCopy | 'missing' | 'withdrawn';
  /** What the print shop is told now; null where nothing may be printed. */
  readonly production: ProductionOrder | null;
}

/** An archive that can be handed over. */
export interface ReadyArchive {
  readonly jobId: string;
  readonly key: string;
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
  /** With the files that are in it. */
  readonly production: ProductionOrder;
}

export async function archiveState(
  { copyOf }: Pick<HandoverParts, 'copyOf'>,
  db: Kysely<Database>,
  order: StoredOrder,
): Promise<ArchiveState> {
  const copy = await copyOf(order.album_id, order.id, db);
  const production = typeof copy === 'string' ? null : productionOrder(order, copy);
  const archive = await findArchive(db, order.id);
  return { state: stateOf(archive, production), archive, copy, production };
}

function stateOf(archive: Archive | undefined, production: ProductionOrder | null): ArchiveState['state'] {
  if (!archive) return 'none';
  if (archive.state === 'error') return 'failed';
  if (archive.state !== 'finished') return 'working';
  const isNow = production && archive.production && isSameOrder(archive.production, production);
  return isNow ? 'ready' : 'outdated';
}

export function readyArchive({ state, archive, production }: ArchiveState): ReadyArchive | undefined {
  if (state !== 'ready' || !archive || !production) return undefined;
  const { id: jobId, file_key: key, file_bytes: bytes, file_sha256: sha256 } = archive;
  if (key === null || bytes === null || sha256 === null || !archive.production) return undefined;
  const { name: order } = production.order;
  // The same bytes have the same name, others another one.
  const name = `${order}-v${archive.album_version}-${sha256.slice(0, 8)}.zip`;
  return { jobId, key, name, bytes: Number(bytes), sha256, production: archive.production };
}
