export { createVouchers, type Vouchers } from './vouchers.ts';
