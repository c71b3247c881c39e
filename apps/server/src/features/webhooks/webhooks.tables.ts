import type { WebhookDelivery, WebhookEvent } from '@figurina/contract';
import type { ColumnType, Generated } from 'kysely';

export interface WebhooksTables {
  webhook_deliveries: WebhookDeliveryRow;
  webhook_endpoints: WebhookEndpointRow;
}

/** Written as JSON text, read as the value. */
type Json<Value> = ColumnType<Value, string, string>;

export interface WebhookEndpointRow {
  id: string;
  name: string;
  url: string;
  events: Json<WebhookEvent[]>;
  /** `whsec_…`: what calls are signed with, so that it cannot be kept as a hash. */
  secret: string;
  old_secret: string | null;
  old_secret_until: Date | null;
  /** By staff, or by the server after days without an answer; null: it is called. */
  stopped: 'stopped' | 'given_up' | null;
  failing_since: Date | null;
  created_by: string;
  created_at: Date;
}

export interface WebhookDeliveryRow {
  /** The `webhook-id`. */
  id: string;
  endpoint_id: string;
  type: WebhookDelivery['type'];
  /** No foreign key: the log outlives the order. */
  order_id: string | null;
  order_name: string | null;
  /** The bytes that are signed, the same at every try. */
  body: string;
  state: Generated<WebhookDelivery['state']>;
  /** Since it was last asked for: what the next pause follows from. */
  tries: Generated<number>;
  attempts: ColumnType<WebhookDelivery['attempts'], string | undefined, string>;
  /** While it is being sent: when somebody else may, since whoever does it died. */
  next_at: Date | null;
  created_at: Date;
}
