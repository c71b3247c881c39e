/** What a personal key for scripts may be restricted to: a resource, and whether it is read or written. */
export const API_SCOPES = [
  'albums:read',
  'albums:write',
  'people:read',
  'people:write',
  'orders:read',
  'orders:write',
  'production:read',
  'production:write',
  'invoices:read',
  'invoices:write',
  'offers:read',
  'offers:write',
  'vouchers:read',
  'vouchers:write',
  'partners:read',
  'partners:write',
  'prices:read',
  'audit:read',
] as const;
export type ApiScope = (typeof API_SCOPES)[number];
