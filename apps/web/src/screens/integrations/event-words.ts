import type { WebhookDelivery, WebhookEvent } from '@figurina/contract';
import type { useT } from '../../app/use-t.ts';

/** Each event by the signal that it is about, whose words it has; in the order of the work. */
const SIGNALS = {
  'order.created': 'created',
  'order.changed': 'changed',
  'order.accepted': 'accepted',
  'order.rejected': 'rejected',
  'order.cancelled': 'cancelled',
  'order.review_feedback': 'review_feedback',
  'order.review_completed': 'review_completed',
  'order.invoice_created': 'invoice_created',
  'order.credit_created': 'credit_created',
  'order.production_started': 'production_started',
  'order.event_withdrawn': null,
  'transfer.started': 'transfer_started',
  'transfer.completed': 'transfer_completed',
  'transfer.failed': 'transfer_failed',
  'shipment.albums_shipped': 'albums_shipped',
  'shipment.created': 'shipment_created',
  'shipment.shipped': 'shipped',
} as const satisfies Record<WebhookEvent, string | null>;

export const EVENTS = Object.keys(SIGNALS) as readonly WebhookEvent[];
export const EVENT_GROUPS = ['order', 'transfer', 'shipment'] as const;

export function eventWords(t: ReturnType<typeof useT>, event: WebhookDelivery['type']): string {
  if (event === 'test') return t('integrations.event.test');
  const signal = SIGNALS[event];
  return signal === null ? t('integrations.event.withdrawn') : t(`orders.signal.${signal}`);
}
