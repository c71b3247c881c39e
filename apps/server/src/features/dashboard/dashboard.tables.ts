import type { OrderTab } from '@figurina/commerce';

export interface DashboardTables {
  done_orders: DoneOrdersRow;
  kept_albums: KeptAlbumsRow;
}

/** Written by the database whenever an order is done, or is no more: the sum of a tab is how many there are. */
export interface DoneOrdersRow {
  tab: OrderTab;
  change: number;
}

/** The same for albums outside the trash. */
export interface KeptAlbumsRow {
  has_order: boolean;
  change: number;
}
