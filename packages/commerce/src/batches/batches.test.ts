import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRICE_LISTS, SMALL_ALBUM, TODAY } from '../../testing/index.ts';
import { COUNTRIES, COUNTRY_FACTS } from '../delivery/countries.ts';
import { sum } from '../money/money.ts';
import { albumLine } from '../checkout/lines.ts';
import { leavesOf } from '../checkout/wish.ts';
import { currentPriceList } from '../prices/current-list.ts';
import { goodsOf } from '../prices/price-list.ts';
import { BATCH_MOVES, batchAfter, type BatchStanding, dueBatchMove, isBatchOpen } from './batch-states.ts';
import { guestPrices, guestQuote } from './guest-quote.ts';

const DAY = '2027-05-03';
const run = (standing: Partial<BatchStanding> = {}): BatchStanding => ({
  state: 'open',
  minimum: 10,
  closeAt: null,
  deadline: '2027-05-20',
  orders: 0,
  ...standing,
});
const EUR = currentPriceList(PRICE_LISTS, 'EUR', TODAY);

describe('a run for guests', () => {
  it('is confirmed with its minimum and not before, and what is decided stays decided', () => {
    const moves = fc.array(fc.tuple(fc.constantFrom(...BATCH_MOVES), fc.integer({ min: 0, max: 20 })), {
      maxLength: 20,
    });
    fc.assert(
      fc.property(moves, (steps) => {
        let now = run();
        for (const [move, orders] of steps) {
          const before = now;
          const after = batchAfter({ ...now, orders }, move, DAY);
          if ('state' in after) now = { ...now, orders, state: after.state };
          if (now.state === 'confirmed' && before.state !== 'confirmed') expect(now.orders).toBeGreaterThanOrEqual(10);
          if (before.state === 'confirmed' || before.state === 'expired') expect(now).toBe(before);
        }
      }),
    );
    expect(batchAfter(run({ orders: 9 }), 'confirm', DAY)).toEqual({ refused: 'batch_below_minimum' });
    expect(batchAfter(run({ state: 'closed', deadline: '2027-05-02' }), 'reopen', DAY)).toEqual({
      refused: 'batch_deadline_past',
    });
    expect(batchAfter(run({ state: 'closed' }), 'close', DAY)).toEqual({ refused: 'batch_not_possible' });
  });

  it('ends by itself: with its number at once, after its day by what was ordered', () => {
    expect(dueBatchMove(run({ orders: 30 }), DAY)).toBeNull();
    expect(dueBatchMove(run({ orders: 30, closeAt: 30 }), DAY)).toBe('confirm');
    expect(dueBatchMove(run({ orders: 29, closeAt: 30 }), DAY)).toBeNull();
    // The last day is one on which somebody may order.
    expect(dueBatchMove(run({ orders: 10, deadline: DAY }), DAY)).toBeNull();
    expect(isBatchOpen(run({ deadline: DAY }), DAY)).toBe(true);
    expect(isBatchOpen(run({ deadline: DAY, state: 'closed' }), DAY)).toBe(false);
    expect(dueBatchMove(run({ orders: 10, deadline: '2027-05-02' }), DAY)).toBe('confirm');
    expect(dueBatchMove(run({ orders: 9, deadline: '2027-05-02', state: 'closed' }), DAY)).toBe('expire');
    expect(dueBatchMove(run({ orders: 10, deadline: '2027-05-02', state: 'confirmed' }), DAY)).toBeNull();
  });
});

describe('what a guest pays', () => {
  it('is their share of the smallest run, with shipping and VAT of where they live', () => {
    // Shop 3.11 no. 1: ten albums cost 196.00, their fifty packs 35.50.
    expect(guestPrices(EUR, SMALL_ALBUM, 1)).toEqual({ album: 1960, pack: 71, sticker: 45 });
    const answer = guestQuote({ albums: 1, packs: 5, country: 'DE' }, SMALL_ALBUM, {
      list: EUR,
      minimum: 1,
      day: TODAY,
    });
    expect(answer).toMatchObject({ quote: { net: 1960 + 355 + 799, vat: 592, gross: 3706, parcels: 1 } });
    const ofGuest = (albums: number, packs: number) =>
      guestQuote({ albums, packs, country: 'DE' }, SMALL_ALBUM, { list: EUR, minimum: 1, day: TODAY });
    // Three single stickers and a double, which is two, in a parcel of their own.
    const single = { albums: 0, packs: 0, stickers: 5, country: 'DE' } as const;
    const ofStickers = guestQuote(single, SMALL_ALBUM, { list: EUR, minimum: 1, day: TODAY });
    expect(ofStickers).toMatchObject({
      quote: { net: 225 + 799, parcels: 1, lines: [{ product: 'sticker_topup', quantity: 5 }, {}] },
    });
    expect(guestQuote({ ...single, stickers: 301 }, SMALL_ALBUM, { list: EUR, minimum: 1, day: TODAY })).toEqual({
      refused: 'too_many',
    });
    expect(ofGuest(0, 0)).toEqual({ refused: 'nothing_ordered' });
    expect(ofGuest(21, 0)).toEqual({ refused: 'too_many' });
    expect(ofGuest(0.5, 0)).toEqual({ refused: 'too_many' });
    const few = guestQuote(
      { albums: 1, packs: 1, country: 'DE' },
      { ...SMALL_ALBUM, singles: 3 },
      {
        list: EUR,
        minimum: 1,
        day: TODAY,
      },
    );
    expect(few).toEqual({ refused: 'no_packs' });
  });

  it('is together never less than what the list asks for the albums, and the lines add up', () => {
    const guests = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 10, maxLength: 40 });
    fc.assert(
      fc.property(
        guests,
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom(...COUNTRIES),
        (albums, minimum, country) => {
          fc.pre(albums.length >= minimum);
          const list = currentPriceList(PRICE_LISTS, COUNTRY_FACTS[country].currency, TODAY);
          const quotes = albums.map((count) => {
            const priced = guestQuote({ albums: count, packs: 3, country }, SMALL_ALBUM, { list, minimum, day: TODAY });
            if ('refused' in priced) throw new Error(priced.refused);
            return priced.quote;
          });
          const goods = goodsOf(list, SMALL_ALBUM.category);
          const paid = sum(quotes.map(({ lines }) => lines[0]!.net));
          expect(paid).toBeGreaterThanOrEqual(albumLine(sum(albums), leavesOf(SMALL_ALBUM), goods).net);
          for (const { lines, net, vat, gross } of quotes) {
            expect(sum(lines.map((line) => line.net))).toBe(net);
            expect(sum(lines.map((line) => line.gross))).toBe(gross);
            expect(net + vat).toBe(gross);
          }
        },
      ),
    );
  });
});
