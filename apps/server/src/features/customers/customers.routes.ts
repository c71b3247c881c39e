import {
  type Customer,
  type CustomerSummary,
  listCustomerMails,
  listCustomers,
  readCustomer,
  resendCustomerMail,
} from '@figurina/contract';
import { orderName } from '@figurina/commerce';
import { formatMoney, type Locale } from '@figurina/locales';
import type { FastifyInstance } from 'fastify';
import { localeOf, refuse } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import { albumIdentifier, customersAddress, findOrder, findOrders, orderWords } from '../orders/index.ts';
import { serveCustomerAccess } from './customer-access.routes.ts';
import { wireMail } from './customer-mails.ts';
import type { CustomersParts } from './customers-parts.ts';
import * as queries from './customers.queries.ts';

const pagesOf = (page: number, per: number, total: number) => ({
  current_page: page,
  total_pages: Math.max(1, Math.ceil(total / per)),
});

export function serveCustomers(http: FastifyInstance, parts: CustomersParts): void {
  const { db, clock, audit, sentMails } = parts;
  serveCustomerAccess(http, parts);
  route(http, listCustomers, async ({ query: { page, per, query = '' } }) => {
    const { customers, total } = await queries.listCustomers(db, query.trim(), { page, per });
    return { customers: customers.map(summaryOf), pagination: pagesOf(page, per, total) };
  });

  route(http, readCustomer, async ({ params: { id }, request }) => {
    const customer = await queries.findCustomer(db, id);
    if (!customer) return refuse('not_found');
    const [albums, orders] = await Promise.all([queries.listAlbums(db, id), ordersOf(id, localeOf(request))]);
    return {
      customer: {
        ...summaryOf(customer),
        email_confirmed: customer.activated_at !== null,
        language: customer.locale,
        last_seen_at: customer.last_seen_at.toISOString(),
        album_list: albums.map(({ created_at, ...album }) => ({
          ...album,
          identifier: albumIdentifier(album.id),
          created_at: created_at.toISOString(),
        })),
        order_list: orders,
      },
    };
  });

  async function ordersOf(sub: string, locale: Locale): Promise<Customer['order_list']> {
    const ids = await queries.listOrderIds(db, sub);
    const [words, found] = await Promise.all([orderWords(locale), findOrders(db, ids)]);
    const byId = new Map(found.map((order) => [order.id, order]));
    return ids.flatMap((id) => {
      const order = byId.get(id);
      if (!order) return [];
      return {
        id,
        name: orderName(order.number),
        album_title: order.facts.title,
        status_message: words.status(order, order.delivered_at !== null),
        amount_gross_human: formatMoney(locale, order.gross, order.currency),
        created_at: order.created_at.toISOString(),
      };
    });
  }

  route(http, listCustomerMails, async ({ params: { id }, query: { page, per } }) => {
    const customer = await queries.findCustomer(db, id);
    if (!customer) return refuse('not_found');
    const { mails: sent, total } = await sentMails.listSent(customer, { page, per });
    return { mails: sent.map(wireMail), pagination: pagesOf(page, per, total) };
  });

  route(http, resendCustomerMail, async ({ params: { id, mailId }, caller }) => {
    const customer = await queries.findCustomer(db, id);
    const mail = customer && (await sentMails.findSent(customer, mailId));
    if (!mail) return refuse('not_found');
    // Staff may have put the address of the order right meanwhile.
    const order = mail.order_id === null ? undefined : await findOrder(db, mail.order_id);
    const to = order ? await customersAddress(db, order, clock.now()) : customer.email;
    const entry = {
      by: caller,
      action: 'mail.resend',
      subject: mailId,
      after: { subject: mail.subject, email: to },
    } as const;
    const refused = await sentMails.sendAgain(mail, { to, by: caller.id }, (tx) =>
      audit.write(tx, { ...entry, ...(mail.order_id !== null && { orderId: mail.order_id }) }),
    );
    return refused ?? { to };
  });
}

function summaryOf(customer: queries.CountedCustomer): CustomerSummary {
  const { sub, nickname, email, albums, orders, last_order_at, first_seen_at } = customer;
  return {
    id: sub,
    name: nickname,
    email,
    albums,
    orders,
    last_order_at: last_order_at?.toISOString() ?? null,
    created_at: first_seen_at.toISOString(),
  };
}
