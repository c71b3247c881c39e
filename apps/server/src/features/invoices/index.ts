export { createInvoices, type Invoices } from './invoices.ts';
