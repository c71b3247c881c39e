import type { Order, StaffOrder } from '@figurina/contract';

/** An order with what only staff see of it. */
export type DeskOrder = Order & { readonly staff: StaffOrder };
