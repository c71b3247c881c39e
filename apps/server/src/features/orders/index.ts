export { addUpdate, type OrderHappening } from './add-update.ts';
export { findOrder, findOrders, type StoredOrder } from './stored-order.ts';
