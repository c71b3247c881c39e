export { findTriedVoucher, type FoundVoucher } from './tried-voucher.ts';
export { createVouchers, type Vouchers } from './vouchers.ts';
