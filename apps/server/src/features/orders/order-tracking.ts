/** Where the parcels of an order are followed. What staff typed is checked again: it becomes a link that customers open. */
import type { StoredOrder } from './stored-order.ts';

type Update = StoredOrder['updates'][number];

/** Of one event; null where it leads nowhere. `template`: an address with `{code}` in it. */
export function trackingLink(
  { signal, metadata }: Pick<Update, 'signal' | 'metadata'>,
  template: string,
): string | null {
  const { dhl_tracking_code: code, tracking_code: address } = metadata;
  if (signal === 'albums_shipped') return isCode(code) ? template.replace('{code}', encodeURIComponent(code)) : null;
  return signal === 'shipment_created' && isAddress(address) ? address : null;
}

/** What of an event's metadata its customer may see. */
export function customersMetadata({ metadata }: Pick<Update, 'metadata'>): Record<string, unknown> {
  const { dhl_tracking_code, tracking_code } = metadata;
  return {
    ...(isCode(dhl_tracking_code) && { dhl_tracking_code }),
    ...(isAddress(tracking_code) && { tracking_code }),
  };
}

function isCode(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z0-9]{8,39}$/.test(value);
}

function isAddress(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('https://') && URL.canParse(value);
}
