import type { OrderTab } from '@figurina/commerce';

export interface DashboardTables {
  done_orders: DoneOrdersRow;
}

/** Written by the database whenever an order is done, or is no more: the sum of a tab is how many there are. */
export interface DoneOrdersRow {
  tab: OrderTab;
  change: number;
}
