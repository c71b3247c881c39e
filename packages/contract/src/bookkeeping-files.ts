/** Files for bookkeeping: where they are, below `/v1`, and what they are called. */

export const BOOKKEEPING_PATHS = {
  orders: '/orders.csv',
  invoices: '/invoices.csv',
  datev: '/invoices.datev',
} as const;
export type BookkeepingFile = keyof typeof BOOKKEEPING_PATHS;

type Asked = { readonly from: string; readonly to: string } | { readonly month: string };

/** DATEV takes files by the beginning of their names. */
export function bookkeepingName(file: BookkeepingFile, asked: Asked): string {
  const period = 'month' in asked ? asked.month : `${asked.from}-${asked.to}`;
  return file === 'datev' ? `EXTF_Buchungsstapel_${period}.csv` : `${file}-${period}.csv`;
}
