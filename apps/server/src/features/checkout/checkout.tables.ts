export interface CheckoutTables {
  vat_checks: VatCheckRow;
}

/** What a register said of a VAT number; good for a day. */
export interface VatCheckRow {
  number: string;
  state: 'checked' | 'refused';
  checked_at: Date;
}
