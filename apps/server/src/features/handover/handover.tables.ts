import type { HouseId } from '@figurina/contract';
import type { ColumnType, Generated } from 'kysely';

export interface HandoverTables {
  order_transfers: OrderTransferRow;
}

export interface OrderTransferRow {
  id: string;
  order_id: string;
  /** The export whose archive is sent. */
  job_id: string;
  /** Which of the houses it goes to. */
  house: HouseId;
  /** Of the archive of the whole order, of which it is all or a part. */
  archive_sha256: string;
  /** Its name at the print shop: the same bytes always have the same. */
  file_name: string;
  file_bytes: ColumnType<string, number, number>;
  sha256: string;
  /** Of a part, as long as it is sent: where it lies. */
  file_key: string | null;
  state: 'waiting' | 'sending' | 'completed' | 'failed';
  sent_bytes: ColumnType<string, number | undefined, number>;
  attempts: Generated<number>;
  /** The attempt that sends it now: an older one that still lives has no say any more. */
  attempt: string | null;
  /** Why the last attempt failed: a code of `TransferFault`. */
  fault: string | null;
  by_sub: string | null;
  created_at: Date;
  completed_at: Date | null;
}
