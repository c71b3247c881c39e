/** Parts of a customer's page, in their order: the addresses of their headings, and the ends of their names. */
export const CUSTOMER_SECTIONS = ['orders', 'albums', 'mails', 'access', 'data'] as const;
export type CustomerSection = (typeof CUSTOMER_SECTIONS)[number];
