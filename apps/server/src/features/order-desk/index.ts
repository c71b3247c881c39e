export type { OrderDeskParts } from './order-desk-parts.ts';
export { createOrderDesk, type OrderDesk } from './order-desk.ts';
