/** What was chosen and typed in the checkout, kept by this tab until the order is there. */
import {
  ADDRESS_FIELDS,
  type AddressField,
  FEATURES,
  type Feature,
  PACKAGINGS,
  type Packaging,
} from '@figurina/commerce';

export type TypedAddress = Partial<Record<AddressField, string>>;

const TEXT_FIELDS = [
  ...ADDRESS_FIELDS,
  'email',
  'phone',
  /** The country whose prefix stands before the telephone. */
  'area',
  'quoteName',
  'comment',
  'vatId',
  'purchaseOrder',
  'leitwegId',
] as const;
export type TextField = (typeof TEXT_FIELDS)[number];
/** What was typed; absent where nothing was, so that what is known already shows through. */
export type TypedContact = Partial<Record<TextField, string>>;

/** An order on its way: sent again unchanged, it keeps its key. */
export interface Sending {
  readonly key: string;
  readonly body: string;
}

export interface CheckoutDraft {
  /** Null: what the server proposes. The same for packaging and packs. */
  readonly albums: number | null;
  readonly packaging: Packaging | null;
  readonly packs: number | null;
  readonly features: readonly Feature[];
  /** A code that is asked about, or was found good. */
  readonly voucher: string;
  /** Absent: the album's. */
  readonly eventDate?: string | null;
  readonly contact: TypedContact;
  /** Null: invoices go to where the albums go. */
  readonly billing: TypedAddress | null;
  readonly sending: Sending | null;
}

export const EMPTY_DRAFT: CheckoutDraft = {
  albums: null,
  packaging: null,
  packs: null,
  features: [],
  voucher: '',
  contact: {},
  billing: null,
  sending: null,
};

/** Whoever signs in next in this tab finds nothing of it. */
const keyOf = (user: string, album: string): string => `figurina.checkout.${user}.${album}`;

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function keepDraft(store: Kept, user: string, album: string, draft: CheckoutDraft): void {
  try {
    store.setItem(keyOf(user, album), JSON.stringify(draft));
  } catch {
    // What is typed stays on the screen.
  }
}

export function forgetDraft(store: Kept, user: string, album: string): void {
  store.removeItem(keyOf(user, album));
}

export function readDraft(store: Kept, user: string, album: string): CheckoutDraft {
  try {
    return parseDraft(JSON.parse(store.getItem(keyOf(user, album)) ?? 'null'));
  } catch {
    return EMPTY_DRAFT;
  }
}

function parseDraft(found: unknown): CheckoutDraft {
  if (!isRecord(found)) return EMPTY_DRAFT;
  const { sending, eventDate } = found;
  const isSending = isRecord(sending) && typeof sending['key'] === 'string' && typeof sending['body'] === 'string';
  return {
    albums: wholeNumber(found['albums']),
    packaging: PACKAGINGS.find((one) => one === found['packaging']) ?? null,
    packs: wholeNumber(found['packs']),
    features: FEATURES.filter((one) => Array.isArray(found['features']) && found['features'].includes(one)),
    voucher: typeof found['voucher'] === 'string' ? found['voucher'] : '',
    ...((eventDate === null || typeof eventDate === 'string') && { eventDate }),
    contact: texts(found['contact'], TEXT_FIELDS),
    billing: isRecord(found['billing']) ? texts(found['billing'], ADDRESS_FIELDS) : null,
    sending: isSending ? { key: sending['key'] as string, body: sending['body'] as string } : null,
  };
}

function texts<Field extends string>(found: unknown, fields: readonly Field[]): Partial<Record<Field, string>> {
  if (!isRecord(found)) return {};
  const typed = fields.filter((field) => typeof found[field] === 'string');
  return Object.fromEntries(typed.map((field) => [field, found[field]])) as Partial<Record<Field, string>>;
}

function wholeNumber(found: unknown): number | null {
  return typeof found === 'number' && Number.isInteger(found) ? found : null;
}

function isRecord(found: unknown): found is Record<string, unknown> {
  return typeof found === 'object' && found !== null && !Array.isArray(found);
}
