export { addUpdate, type OrderHappening } from './add-update.ts';
export type { OrderAnswers } from './order-answers.ts';
export type { OrderReader } from './order-context.ts';
export { createOrderMails, type OrderMails } from './order-mails/order-mails.ts';
export { hashOfToken } from './order-status.routes.ts';
export { createOrders, type Orders } from './orders.ts';
export { createOrderReading, type OrderReading } from './orders-reading.ts';
export type { InvoicesOf } from './reading-parts.ts';
export { findOrder, findOrders, type StoredOrder } from './stored-order.ts';
