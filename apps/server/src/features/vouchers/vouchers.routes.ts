import { voucherCode } from '@figurina/commerce';
import {
  changeVoucher,
  createVouchers,
  exportVoucherSeries,
  listVouchers,
  type VoucherRecord,
} from '@figurina/contract';
import { createI18n, type Locale } from '@figurina/locales';
import type { FastifyInstance } from 'fastify';
import { csvText } from '../../platform/csv.ts';
import { isRefusal, localeOf, refuse } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import { differing } from '../audit/index.ts';
import { makeVouchers, ruled } from './make-vouchers.ts';
import { wireVoucher } from './voucher-answers.ts';
import { voucherFaults } from './voucher-faults.ts';
import type { VouchersParts } from './vouchers-parts.ts';
import * as queries from './vouchers.queries.ts';

/** Orders that are named with a voucher; how many there are says `uses`. */
const ORDERS_SHOWN = 5;

export function serveVouchers(http: FastifyInstance, parts: VouchersParts): void {
  const { db, clock, audit } = parts;

  async function wire(vouchers: readonly queries.Voucher[], locale: Locale): Promise<VoucherRecord[]> {
    const used = vouchers.filter(({ uses }) => uses > 0).map(({ id }) => id);
    const redemptions = await queries.listRedemptions(db, used, ORDERS_SHOWN);
    return vouchers.map((voucher) => wireVoucher(voucher, redemptions, { locale, now: clock.now() }));
  }

  route(http, listVouchers, async ({ query: { page, per, query = '', series }, request }) => {
    const wanted = { query: query.trim(), code: voucherCode(query), series };
    const { vouchers, total } = await queries.listVouchers(db, wanted, { page, per });
    return {
      vouchers: await wire(vouchers, localeOf(request)),
      pagination: { current_page: page, total_pages: Math.max(1, Math.ceil(total / per)) },
    };
  });

  route(http, createVouchers, async ({ body, caller, request }) => {
    const locale = localeOf(request);
    const ids = await makeVouchers(parts, body, { by: caller, locale });
    if (isRefusal(ids)) return ids;
    return { vouchers: await wire(await queries.findVouchers(db, ids), locale) };
  });

  route(http, changeVoucher, async ({ params: { id }, body: { voucher: change }, caller, request }) => {
    const locale = localeOf(request);
    // Of two who change it at once the second is judged by what the first left.
    const refused = await db.transaction().execute(async (tx) => {
      const now = await queries.holdVoucher(tx, id);
      if (!now) return refuse('not_found');
      const faults = await voucherFaults(ruled({ ...now, ...change }, now.code), locale);
      if (faults) return faults;
      const changed = differing({ ...now }, { ...change });
      if (!changed) return undefined;
      await queries.updateVoucher(tx, id, change);
      await audit.write(tx, { by: caller, action: 'voucher.change', subject: id, ...changed });
      return undefined;
    });
    if (refused) return refused;
    const [voucher] = await wire(await queries.findVouchers(db, [id]), locale);
    return voucher ? { voucher } : refuse('not_found');
  });

  route(http, exportVoucherSeries, async ({ params: { series }, request }) => {
    const codes = await queries.listCodes(db, series);
    if (codes.length === 0) return refuse('not_found');
    const { t } = await createI18n(localeOf(request), ['vouchers']);
    const csv = csvText([[t('vouchers.code')], ...codes.map((code) => [code])]);
    return { filename: `vouchers-${codes.length}-${series.slice(0, 8)}.csv`, csv };
  });
}
