export { addUpdate, type OrderHappening } from './add-update.ts';
export { albumIdentifier } from './album-identifier.ts';
export { ownPrices, wishOfChange } from './changing/order-wish.ts';
export { repriceOrder } from './changing/reprice-order.ts';
export { openOrder } from './may-read.ts';
export { madeOf } from './made-of.ts';
export { createMakeNote } from './delivery-note/note-pdf.ts';
export type { OrderAnswers } from './order-answers.ts';
export type { OrderReader } from './order-context.ts';
export { customersAddress } from './order-mails/customers-address.ts';
export { createOrderMails, type OrderMails } from './order-mails/order-mails.ts';
export { hashOfToken } from './order-status.routes.ts';
export { statusesOf } from './order-statuses.ts';
export { orderWords, packedOf } from './order-words.ts';
export { parcelsOf } from './order-timeline.ts';
export { createOrders, type Orders } from './orders.ts';
export type { OrderedOffers, OrderInvoices } from './orders-parts.ts';
export { createOrderReading, type OrderReading } from './orders-reading.ts';
export {
  giveVoucherBack,
  holdOrder,
  putLines,
  touchOrder,
  updateAddress,
  updateOrder,
} from './orders-writing.queries.ts';
export { guestsOfRun } from './orders-of-album.queries.ts';
export { allOrNothing } from './placing/all-or-nothing.ts';
export { faultsRefusal, formFaults, tidyAddress } from './placing/order-form.ts';
export { type ApprovedOfAlbum, lastApproved } from './placing/last-approved.ts';
export { type ReplacingParts, writeReplacement } from './placing/replace-order.ts';
export { packsToProve } from './placing/prove-packs.ts';
export { writeGuestOrder, type GuestOrderDraft } from './placing/write-guest-order.ts';
export { writeRun, type RunDraft } from './placing/write-run.ts';
export { addressLine, addressLines } from './postal-address.ts';
export { printableCopy, type PrintableCopy } from './printable-copy.ts';
export type { InvoicesOf } from './reading-parts.ts';
export { staffSignals, undoable } from './staff-view.ts';
export type { OrderDeletion } from './orders.tables.ts';
export { findOrder, findOrders, type StoredOrder } from './stored-order.ts';
