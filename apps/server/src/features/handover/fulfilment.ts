/** A house that prints and sends, as orders are handed to it: a port, whoever is behind it. */
import type { ProductionOrder } from '@figurina/contract';
import type { Readable } from 'node:stream';

export type PrintedProduct = ProductionOrder['items'][number]['product'];

/** What a house wants of the files of one product; lengths in mm. */
export interface Requirements {
  readonly trim: readonly [width: number, height: number];
  readonly bleed: number;
  readonly pages: { readonly multiple: number } | null;
  /** The files of the archive that belong to it, by the beginning of their names. */
  readonly files: readonly string[];
  /** The spot colour that is cut along. */
  readonly cut: string | null;
}

export interface Quote {
  /** Named when it is submitted: refused where the price is another one by then. */
  readonly hash: string;
  readonly validUntil: Date;
  readonly net: number;
  readonly currency: string;
}

export interface Submission {
  /** Names the order at the house. Submitted again under the same name and content, it is the same order. */
  readonly order: ProductionOrder & { readonly archive: NonNullable<ProductionOrder['archive']> };
  /** The archive from a byte on. */
  read(start: number): Promise<Readable>;
}

export interface SubmissionWatch {
  readonly signal: AbortSignal;
  /** So many bytes of the archive have arrived. Throws where somebody else sends it by now. */
  sent(bytes: number): Promise<void>;
}

/** What a house says of an order. `unknown`: it has not got it. */
export type FulfilmentStatus = 'unknown' | 'partial' | 'received';

export interface Fulfilment {
  /** Shown to the staff: which house, and no secret. */
  readonly target: string;
  /** Null for what it does not make. */
  requirements(product: PrintedProduct): Requirements | null;
  /** Null where prices are agreed on otherwise. */
  quote(order: ProductionOrder): Promise<Quote | null>;
  /** Goes on where an earlier one was cut off. Throws a `TransferFailure`. */
  submit(submission: Submission, watch: SubmissionWatch): Promise<void>;
  status(submission: Pick<Submission, 'order'>): Promise<FulfilmentStatus>;
}

/** `host_key` and `refused` stay as they are, however often it is tried. */
export type TransferFault =
  | 'host_key'
  | 'refused'
  | 'unreachable'
  | 'cut_off'
  | 'wrong_size'
  | 'file_gone'
  | 'worker_died';

export class TransferFailure extends Error {
  readonly fault: TransferFault;

  constructor(fault: TransferFault, detail: string) {
    super(`${fault}: ${detail}`);
    this.fault = fault;
  }
}

/** Another attempt has taken over. */
export class Overtaken extends Error {}
