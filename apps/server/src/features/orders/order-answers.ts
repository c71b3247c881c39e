/** Orders as the API shows them, each reader what is theirs to see. */
import { CATEGORY_RULES, orderName, type WorkingCalendar } from '@figurina/commerce';
import type { Order, OrderSummary, PublicOrder } from '@figurina/contract';
import { formatMoney, type Locale } from '@figurina/locales';
import { madeOf } from './made-of.ts';
import { gatherContext, type OrderContext, type OrderReader, publicContext } from './order-context.ts';
import { rightsOf } from './order-rights.ts';
import { houseCalendar, stationsOfOrder, statusesOf } from './order-statuses.ts';
import { parcelsOf, reachedSignals, timelineOf, toldTo, trackingOf } from './order-timeline.ts';
import { addressLine } from './postal-address.ts';
import type { OrderReadingParts } from './reading-parts.ts';
import { staffView } from './staff-view.ts';
import type { StoredOrder } from './stored-order.ts';

type AnswerParts = Pick<OrderReadingParts, 'db' | 'clock' | 'config' | 'covers' | 'pictures' | 'invoices'>;

export interface OrderAnswers {
  /** In the order they are given. */
  summaries(orders: readonly StoredOrder[], reader: OrderReader): Promise<OrderSummary[]>;
  order(order: StoredOrder, reader: OrderReader): Promise<Order>;
  /** For who holds its link. */
  publicOrder(order: StoredOrder, locale: Locale): Promise<PublicOrder>;
}

export function createOrderAnswers(parts: AnswerParts): OrderAnswers {
  const calendar = houseCalendar(parts.config.orders);
  return {
    summaries: async (orders, reader) => {
      const context = await gatherContext(parts, orders, reader);
      return orders.map((order) => orderSummary(order, context, parts));
    },
    order: async (order, reader) => {
      const context = await gatherContext(parts, [order], reader);
      const answer = orderAnswer(order, context, parts, calendar);
      if (!reader.caller.admin) return answer;
      const isInvoiced = await parts.invoices.isInvoiced(parts.db, order.id);
      const invoices = context.invoices.get(order.id) ?? [];
      const asked = { words: context.words, isInvoiced, invoices, now: parts.clock.now() };
      return { ...answer, staff: await staffView(parts.db, order, asked) };
    },
    publicOrder: async (order, locale) => publicAnswer(order, await publicContext(locale), parts),
  };
}

function orderSummary(order: StoredOrder, context: OrderContext, parts: AnswerParts): OrderSummary {
  const { words } = context;
  const { address } = order;
  return {
    id: order.id,
    name: orderName(order.number),
    status_message: words.status(order, hasArrived(order, parts)),
    created_at: order.created_at.toISOString(),
    shipping_address_line: addressLine(address, words.country(address.country_code)),
    album: albumOf(order, context, parts),
    reached_signals: reachedSignals(order),
    estimated_delivery_date: order.estimated_delivery,
    amount_gross_human: formatMoney(words.locale, order.gross, order.currency),
  };
}

function orderAnswer(order: StoredOrder, context: OrderContext, parts: AnswerParts, calendar: WorkingCalendar): Order {
  const { words, reader, approvals, invoices, artworks, replaced } = context;
  const { trackingUrl: tracking } = parts.config.orders;
  const isStaff = reader?.admin === true;
  const own = (invoices.get(order.id) ?? []).filter(({ cancels, credits }) => cancels === null && credits === null);
  const invoice = own.at(-1) ?? null;
  const userInvoice = own.findLast(({ status }) => status !== 'draft') ?? null;
  const approved = order.approval_id === null ? undefined : approvals.get(order.approval_id);
  const money = (amount: number): string => formatMoney(words.locale, amount, order.currency);
  const { order_id: _, ...address } = order.address;
  const summary = orderSummary(order, context, parts);
  return {
    ...summary,
    email: order.email,
    phone: order.phone,
    comment: order.comment,
    quote_name: order.quote_name,
    purchase_order: order.purchase_order,
    vat_id: order.vat_id,
    leitweg_id: order.leitweg_id,
    amount: order.net,
    tax_value: order.vat,
    amount_gross: order.gross,
    amount_human: money(order.net),
    amount_net_human: money(order.net),
    tax_value_human: money(order.vat),
    currency: order.currency,
    tax_rate: order.tax_rate,
    amounts_first: CATEGORY_RULES[order.category].amountsFirst,
    language: order.language,
    country_code: order.country,
    no_albums: madeOf(order).albums,
    sticker_packaging_type: order.packaging,
    packs_per_album: order.packs_per_album,
    order_features: order.features,
    release_date: order.release_date,
    shipping_address: { ...address, phone: order.phone },
    billing_address: order.billing_address,
    line_items: order.lines.map((line) => ({
      id: line.id,
      product: line.product,
      ...words.line(line, order),
      quantity: line.quantity,
      amount: line.net,
      amount_gross: line.gross,
      amount_human: money(line.net),
      amount_gross_human: money(line.gross),
    })),
    order_updates: timelineOf(order, context, { tracking, invoiceUrl: userInvoice?.hosted_invoice_url ?? null }),
    stations: stationsInWords(order, context, parts),
    user_invoice: userInvoice,
    invoice: isStaff ? invoice : null,
    design_check: order.features.includes('design_check'),
    ...statusesOf(order, { calendar, tracking, isStaff }),
    delivery_note: true,
    tracking_code: trackingOf(order, tracking),
    parcels: parcelsOf(order, tracking),
    approved_at: approved?.at.toISOString() ?? null,
    approved_version: approved?.version ?? null,
    delivered_at: order.delivered_at?.toISOString() ?? null,
    may: rightsOf(order, {
      isInvoiced: userInvoice !== null && userInvoice.status !== 'void',
      canReorder: approved?.isValid === true && summary.album.open && !order.replacement && order.kind === 'order',
    }),
    bag_artwork: order.features.includes('custom_stickerpack')
      ? { filename: artworks.get(order.id)?.filename ?? null }
      : null,
    replaces: replacedBy(order, replaced),
    status_path: `/order/${order.status_token}`,
    staff: null,
  };
}

function replacedBy({ replacement, reorder_of }: StoredOrder, replaced: OrderContext['replaced']): Order['replaces'] {
  const number = replacement && reorder_of !== null ? replaced.get(reorder_of) : undefined;
  return number === undefined || reorder_of === null ? null : { id: reorder_of, name: orderName(number) };
}

function publicAnswer(order: StoredOrder, context: OrderContext, parts: AnswerParts): PublicOrder {
  const { trackingUrl: tracking } = parts.config.orders;
  return {
    name: orderName(order.number),
    status_message: context.words.status({ ...order, updates: toldTo(null, order) }, hasArrived(order, parts)),
    created_at: order.created_at.toISOString(),
    album: albumOf(order, context, parts),
    order_updates: timelineOf(order, context, { tracking, invoiceUrl: null }),
    stations: stationsInWords(order, context, parts),
    estimated_delivery_date: order.estimated_delivery,
    tracking_code: trackingOf(order, tracking),
    parcels: parcelsOf(order, tracking),
    no_albums: madeOf(order).albums,
  };
}

/** The album as it was ordered; its cover as it is now, for who may still open it. */
function albumOf(order: StoredOrder, { reader, albums }: OrderContext, { covers, pictures }: AnswerParts) {
  const { facts } = order;
  const album = albums.get(order.album_id);
  const open = album !== undefined && reader !== null && (reader.admin || album.isIn);
  return {
    id: order.album_id,
    title: facts.title,
    release_date: order.release_date,
    cover_preview_url: open ? covers.url(album, pictures.imageToken(album.id, reader)) : null,
    category: order.category,
    pages: facts.pages,
    total_sticker_sorts: facts.singles + facts.doubles,
    spine: facts.spine,
    open,
  };
}

function stationsInWords(order: StoredOrder, { words }: OrderContext, { clock }: Pick<AnswerParts, 'clock'>) {
  return stationsOfOrder(order, clock.now()).map(({ station, isReached, day }) => ({
    station,
    human_title: words.station(station),
    reached: isReached,
    date: day,
  }));
}

function hasArrived(order: StoredOrder, { clock }: Pick<AnswerParts, 'clock'>): boolean {
  return stationsOfOrder(order, clock.now()).at(-1)?.isReached === true;
}
