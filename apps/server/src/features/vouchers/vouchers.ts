/** Vouchers as staff keep them. Judging and redeeming is the checkout's and the order's. */
import type { FastifyInstance } from 'fastify';
import type { VouchersParts } from './vouchers-parts.ts';
import { serveVouchers } from './vouchers.routes.ts';

export interface Vouchers {
  serve(http: FastifyInstance): void;
}

export function createVouchers(parts: VouchersParts): Vouchers {
  return { serve: (http) => serveVouchers(http, parts) };
}
