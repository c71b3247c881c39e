import type { Category } from '@figurina/album';
import type { BatchKind, BatchState, Country, Currency, PickedMotif, PricedLine, Vat } from '@figurina/commerce';
import type { PostalAddress } from '@figurina/contract';
import type { Locale } from '@figurina/locales';
import type { ColumnType, Generated } from 'kysely';

export interface BatchesTables {
  batches: BatchRow;
  batch_guests: BatchGuestRow;
}

/** Written as JSON text, read as the value. */
type Json<Value> = ColumnType<Value, string, string>;

export interface BatchRow {
  id: string;
  /** No foreign key: what was ordered stays when the album goes. */
  album_id: string;
  kind: BatchKind;
  state: Generated<BatchState>;
  /** Of the album as it was when the link was made, like `facts`: what guests pay for. */
  title: string;
  facts: Json<BatchFacts>;
  category: Category;
  /** To the guests, of who made the link. */
  note: string;
  /** Of who made it. */
  language: Locale;
  minimum: number;
  close_at: number | null;
  deadline: string;
  /** 128 random bits, shown again to who hands the link on; looked for by its hash. */
  token: string;
  token_hash: string;
  created_by: string;
  /** The album may be opened to print it. */
  consent_at: Date;
  /** The order that is printed; null until it is confirmed. */
  run_id: string | null;
  decided_at: Date | null;
  created_at: Date;
}

export interface BatchFacts {
  readonly pages: number;
  readonly singles: number;
  readonly doubles: number;
  readonly spine: number;
  /** What single stickers are picked from: none before there were such. In the order of their numbers. */
  readonly motifs?: readonly BatchMotif[];
}

export interface BatchMotif {
  readonly number: number;
  readonly double: boolean;
  readonly sticker: string;
}

/** Amounts in minor units, as the guest agreed to them. */
export interface BatchGuestRow {
  id: string;
  batch_id: string;
  /** `placed`: the guest has yet to say by mail that it was them. */
  state: Generated<'placed' | 'confirmed' | 'withdrawn'>;
  /** SHA-256 of the token in the guest's own link. */
  token_hash: string;
  language: Locale;
  /** Whose album it is: a child's name, as the guest wrote it. */
  for_name: string;
  address: Json<PostalAddress>;
  email: string;
  phone: string;
  comment: string;
  albums: number;
  packs: number;
  /** Single ones, by their first numbers. */
  motifs: ColumnType<PickedMotif[], string | undefined, string>;
  country: Country;
  currency: Currency;
  tax_rate: number;
  tax_category: Vat['category'];
  price_list: string;
  payment: ColumnType<'invoice' | 'prepayment', 'invoice' | 'prepayment' | undefined, never>;
  lines: Json<PricedLine[]>;
  net: number;
  vat: number;
  gross: number;
  consent_at: Date;
  request_key: string;
  request_hash: string;
  /** The guest's own order, with its invoice; null until the run is confirmed. */
  order_id: string | null;
  created_at: Date;
  confirmed_at: Date | null;
  withdrawn_at: Date | null;
  /** That nothing comes of it. */
  told_at: Date | null;
}
