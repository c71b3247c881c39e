import type { IsoDay } from '../delivery/day.ts';
import { sum } from '../money/money.ts';
import type { TriedVoucher } from '../vouchers/judge-voucher.ts';
import type { NetLine } from './lines.ts';
import type { Quote } from './quote.ts';
import { totalsOf } from './totals.ts';
import { judgedVoucher } from './voucher-line.ts';

/** What was offered: the lines as they were then, without a voucher, with the list that they were reckoned by. */
export interface OfferedPrice {
  readonly priceList: string;
  readonly lines: readonly NetLine[];
}

/** A quote at the net amounts of an offer. VAT and voucher are those of the day of order, like anybody's. */
export function offeredQuote(quote: Quote, offered: OfferedPrice, tried: TriedVoucher | null, day: IsoDay): Quote {
  const goods = offered.lines.filter(({ product }) => product !== 'shipping');
  const shipping = offered.lines.filter(({ product }) => product === 'shipping');
  const worth = { currency: quote.currency, day, goods: sum(goods.map(({ net }) => net)) };
  const voucher = tried && judgedVoucher(tried, worth, quote.tax);
  return {
    ...quote,
    ...totalsOf([...goods, ...(voucher?.lines ?? []), ...shipping], quote.tax),
    priceList: offered.priceList,
    voucher: voucher?.judged ?? null,
  };
}
