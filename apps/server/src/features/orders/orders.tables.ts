import type { Category } from '@figurina/album';
import type {
  BatchKind,
  Country,
  Currency,
  Feature,
  OrderTab,
  Packaging,
  PickedMotif,
  Product,
  Signal,
} from '@figurina/commerce';
import type { PostalAddress } from '@figurina/contract';
import type { Locale } from '@figurina/locales';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface OrdersTables {
  order_addresses: OrderAddressRow;
  order_lines: OrderLineRow;
  order_mails: OrderMailRow;
  order_parcels: OrderParcelRow;
  order_requests: OrderRequestRow;
  order_snapshots: OrderSnapshotRow;
  order_updates: OrderUpdateRow;
  orders: OrderRow;
}

/** Written as JSON text, read as the value. */
type Json<Value> = ColumnType<Value, string, string>;
/** Minor units. */
type Amount = number;

export interface OrderRow {
  id: string;
  /** What `orderName` is made of. */
  number: Generated<number>;
  /** No foreign key: the order stays when its album goes. */
  album_id: string;
  /** The subject of who placed it. */
  placed_by: string;
  reorder_of: string | null;
  /** A part of the order that it names in `reorder_of`, at no price: what is made of it, its lines say (`madeOf`). */
  replacement: Generated<boolean>;
  /** What it is sent for. */
  claim_id: string | null;
  language: Locale;
  category: Category;
  /** Of delivery. */
  country: Country;
  currency: Currency;
  tax_rate: number;
  tax_category: 'S' | 'G' | 'K';
  price_list: string;
  net: Amount;
  vat: Amount;
  gross: Amount;
  albums: number;
  packaging: Packaging;
  packs_per_album: number | null;
  features: Json<Feature[]>;
  release_date: string | null;
  email: string;
  phone: string;
  comment: string;
  quote_name: string;
  purchase_order: string;
  vat_id: string;
  leitweg_id: string;
  billing_address: Json<PostalAddress | null> | null;
  consent_at: Date;
  campaign: Json<Record<string, string> | null> | null;
  /** What the price is of. */
  facts: Json<OrderedFacts>;
  /** What the packs are dealt with; null for boxes. */
  packs_seed: string | null;
  /** SHA-256 of `packs.csv`. */
  packs_hash: string | null;
  /** 192 random bits, shown again to the customer; looked for by its hash. */
  status_token: string;
  status_token_hash: string;
  estimated_delivery: string;
  /** The review that approved it for print; of a reorder, that of the order it repeats. */
  approval_id: string | null;
  delivered_at: Date | null;
  /** Rejected or called off: it counts no more. */
  ended_at: Date | null;
  /** Kept by the database from the timeline, for the dashboard: `tabOf`, and whether these events have happened. */
  tab: Generated<OrderTab>;
  accepted: Generated<boolean>;
  books_sent: Generated<boolean>;
  /** What staff find it by, as `search_text` of the database writes it. */
  search: Generated<string>;
  created_at: Date;
  /** When somebody changed what staff see and change; rises with every change. */
  updated_at: Generated<Date>;
  /** `order`: of who pays for all of it. Else of a run for guests, or of one of its guests. */
  kind: Generated<'order' | BatchKind>;
  /** Packs that are dealt one by one, not by album: of runs and their guests. */
  packs: Generated<number | null>;
  /** Nothing is sent before it is paid. */
  prepaid: Generated<boolean>;
  /** What is made motif by motif: boxes that are replaced, single stickers; null where nothing is. */
  motifs: ColumnType<PickedMotif[] | null, string | null | undefined, string | null>;
  /** Of a guest: the order with which theirs is printed. */
  run_id: Generated<string | null>;
  /** In the trash of the staff. */
  deleted_at: Generated<Date | null>;
  deleted: ColumnType<OrderDeletion | null, string | null | undefined, string | null>;
}

/** Who deleted an order, and what was given back with it: it comes with it again. */
export interface OrderDeletion {
  readonly by: string;
  readonly voucher_id: string | null;
  readonly offer_id: string | null;
  /** It had ended before. */
  readonly ended: boolean;
}

export interface OrderedFacts {
  readonly pages: number;
  readonly singles: number;
  readonly doubles: number;
  readonly spine: number;
  readonly title: string;
}

export interface OrderAddressRow extends PostalAddress {
  id: string;
  order_id: string;
}

/** A parcel that can be followed, beside what its order's timeline says. */
export interface OrderParcelRow {
  order_id: string;
  /** Of the carrier. */
  code: string;
  position: number;
  by_sub: string;
  created_at: Date;
}

export interface OrderLineRow {
  id: string;
  order_id: string;
  position: number;
  product: Product;
  /** Of the staff; empty for what the product says itself. */
  description: Generated<string>;
  quantity: number;
  net: Amount;
  gross: Amount;
  /** What staff changed of it; an amount of theirs stays. */
  by_hand: Generated<'quantity' | 'amount' | null>;
}

export interface OrderSnapshotRow {
  order_id: string;
  version: number;
  schema_version: number;
  title: string;
  /** SHA-256 of `documentContent`. */
  hash: string;
  /** JSON text: AlbumParts without comments. */
  parts: string;
  images: Json<readonly string[]>;
}

export interface OrderUpdateRow {
  id: string;
  /** Rises with every row. */
  position: GeneratedAlways<number>;
  order_id: string;
  signal: Signal;
  by: 'system' | 'staff';
  by_sub: string | null;
  /** Of a person, as it was written; what the signal itself says is the catalogue's. */
  message: Generated<string>;
  metadata: Json<Record<string, unknown>>;
  created_at: Date;
}

export interface OrderRequestRow {
  placed_by: string;
  key: string;
  body_hash: string;
  order_id: string;
  created_at: Date;
}

export interface OrderMailRow {
  order_id: string;
  kind: string;
  sent_at: Date;
}
