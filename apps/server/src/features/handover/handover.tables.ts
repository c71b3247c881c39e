import type { ColumnType, Generated } from 'kysely';

export interface HandoverTables {
  order_transfers: OrderTransferRow;
}

export interface OrderTransferRow {
  id: string;
  order_id: string;
  /** The export whose archive is sent. */
  job_id: string;
  /** Its name at the print shop: the same bytes always have the same. */
  file_name: string;
  file_bytes: ColumnType<string, number, never>;
  sha256: string;
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
