export { findTriedVoucher, type FoundVoucher } from './tried-voucher.ts';
