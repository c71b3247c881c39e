/** What staff say to each other about an order. */
import { orderName } from '@figurina/commerce';
import {
  changeOrderComment,
  createOrderComment,
  deleteOrderComment,
  listOrderComments,
  type OrderComment,
} from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import { isRefusal, refuse, type Refusal } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import { newId } from '../../platform/ids.ts';
import { allOrNothing, findOrder, type StoredOrder } from '../orders/index.ts';
import type { Tx } from './at-desk.ts';
import type { OrderDeskParts } from './order-desk-parts.ts';
import * as queries from './order-desk.queries.ts';

export function serveOrderComments(http: FastifyInstance, parts: OrderDeskParts): void {
  const { db, clock, config, audit, sendMail } = parts;

  async function answer(orderId: string, id: string): Promise<{ comment: OrderComment } | Refusal> {
    const comment = await queries.findComment(db, orderId, id);
    return comment ? { comment: wireComment(comment) } : refuse('not_found');
  }

  /** Each in the language that they read. */
  async function tell(
    tx: Tx,
    order: StoredOrder,
    content: string,
    mentioned: readonly queries.Colleague[],
    by: string,
  ) {
    const values = { name: orderName(order.number), album: order.facts.title, by, words: content };
    const link = `${config.baseUrl}/orders/${order.id}`;
    for (const { email, locale } of mentioned)
      await sendMail(
        'order_mention',
        { email, albumId: order.album_id, orderId: order.id, sender: null },
        { ...values, link, locale },
        tx,
      );
  }

  route(http, listOrderComments, async ({ params: { id } }) => {
    if (!(await findOrder(db, id))) return refuse('not_found');
    const [comments, colleagues] = await Promise.all([queries.listComments(db, id), queries.listColleagues(db)]);
    return {
      comments: comments.map(wireComment),
      colleagues: colleagues.map(({ id: sub, name, email }) => ({ id: sub, name, email })),
    };
  });

  route(http, createOrderComment, async ({ params: { id: orderId }, body: { comment }, caller }) => {
    const { content, mentions } = comment;
    const id = newId();
    const written = await allOrNothing(db, async (tx) => {
      const order = await findOrder(tx, orderId);
      if (!order) return refuse('not_found');
      const colleagues = mentions.length === 0 ? [] : await queries.listColleagues(tx);
      // Oneself is told of nothing; who is no colleague (any more) neither.
      const told = colleagues.filter((one) => mentions.includes(one.id) && one.id !== caller.id);
      const row = { id, order_id: orderId, content, by_sub: caller.id, email: caller.email, created_at: clock.now() };
      await queries.insertComment(tx, { ...row, mentions: JSON.stringify(told.map((one) => one.id)) });
      await tell(tx, order, content, told, caller.name || caller.email);
      await audit.write(tx, { by: caller, action: 'comment.create', orderId, subject: id, after: { content } });
      return order;
    });
    return isRefusal(written) ? written : answer(orderId, id);
  });

  route(http, changeOrderComment, async ({ params: { id: orderId, commentId: id }, body, caller }) => {
    const { completed } = body.comment;
    const changed = await allOrNothing(db, async (tx) => {
      const held = (await findOrder(tx, orderId)) && (await queries.holdComment(tx, orderId, id));
      if (!held) return refuse('not_found');
      if (held.completed === completed) return held;
      await queries.completeComment(tx, id, completed);
      const state = { before: { completed: held.completed }, after: { completed } };
      await audit.write(tx, { by: caller, action: 'comment.change', orderId, subject: id, ...state });
      return held;
    });
    return isRefusal(changed) ? changed : answer(orderId, id);
  });

  route(http, deleteOrderComment, async ({ params: { id: orderId, commentId: id }, caller }) => {
    const gone = await allOrNothing(db, async (tx) => {
      const held = (await findOrder(tx, orderId)) && (await queries.holdComment(tx, orderId, id));
      if (!held) return refuse('not_found');
      await queries.removeComment(tx, id);
      const { content, email, completed } = held;
      const before = { content, email, completed };
      await audit.write(tx, { by: caller, action: 'comment.delete', orderId, subject: id, before });
      return held;
    });
    return isRefusal(gone) ? gone : undefined;
  });
}

function wireComment({ id, order_id, content, email, name, created_at, completed, mentions }: queries.StoredComment) {
  const said = { id, order_id, content, email, name: name || email, completed, mentions };
  return { ...said, created_at: created_at.toISOString() } satisfies OrderComment;
}
