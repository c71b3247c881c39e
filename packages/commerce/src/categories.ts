/** What an order may be, by the category of its album. Source: C5 and C9; net or gross first: shop 11.10. */
import type { Category } from '@figurina/album';

interface CategoryRules {
  /** How many albums may be ordered, step 1. */
  readonly albums: { readonly min: number; readonly max: number };
  /** The field for company or club. */
  readonly organization: 'required' | 'optional' | 'hidden';
  /** Whether who orders may be a business of another member state, to whom the VAT moves by their number (shop 2.4). */
  readonly vatId: boolean;
  /** Which amounts come first: businesses reckon without VAT, consumers are owed what they pay. */
  readonly amountsFirst: 'net' | 'gross';
}

const upTo = (max: number) => ({ min: 10, max });

export const CATEGORY_RULES: Readonly<Record<Category, CategoryRules>> = {
  business: { albums: upTo(700), organization: 'required', vatId: true, amountsFirst: 'net' },
  sports: { albums: upTo(200), organization: 'required', vatId: true, amountsFirst: 'gross' },
  wedding: { albums: upTo(200), organization: 'hidden', vatId: false, amountsFirst: 'gross' },
  birthday: { albums: upTo(200), organization: 'optional', vatId: false, amountsFirst: 'gross' },
  school: { albums: upTo(200), organization: 'optional', vatId: true, amountsFirst: 'net' },
  community: { albums: upTo(500), organization: 'optional', vatId: true, amountsFirst: 'gross' },
};

export const CATEGORIES = Object.keys(CATEGORY_RULES) as readonly Category[];
export const DEFAULT_ALBUMS = 50;
