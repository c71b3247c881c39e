import type { Namespace } from '@figurina/locales';

/** The catalogues of the checkout: its own, those of addresses and of the book it begins with, and what is said of wrong fields. */
export const CHECKOUT_TEXTS: readonly Namespace[] = ['checkout', 'address', 'book', 'orders'];
