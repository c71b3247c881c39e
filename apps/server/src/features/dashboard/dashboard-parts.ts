import type { WorkingCalendar } from '@figurina/commerce';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Covers } from '../albums/index.ts';
import type { Blueprints } from '../blueprints/index.ts';
import type { Checkout } from '../checkout/index.ts';
import type { PrintPage } from '../exports/index.ts';
import type { Handover } from '../handover/index.ts';
import type { OrderDesk } from '../order-desk/index.ts';
import type { OrderInvoices } from '../orders/index.ts';

/** What the dashboard takes from the rest of the house. */
export interface DashboardParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly config: Pick<Config, 'orders' | 'seller' | 'supportEmail' | 'database'>;
  readonly jobs: Pick<Jobs, 'handle' | 'schedule'>;
  readonly calendar: WorkingCalendar;
  readonly blueprints: Pick<Blueprints, 'known'>;
  readonly covers: Pick<Covers, 'url'>;
  readonly pictures: { imageToken(albumId: string, reader: Pick<Caller, 'id' | 'admin'>): string };
  readonly printPage: PrintPage;
  readonly invoices: Pick<OrderInvoices, 'paidOf'>;
  readonly addEvent: OrderDesk['addEvent'];
  /** Begins the way of an order to the print shop. */
  readonly transfer: Handover['transfer'];
  readonly writeParcels: OrderDesk['writeParcels'];
  readonly readAlbum: Checkout['readAlbum'];
}
