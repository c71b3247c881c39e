/** What staff type to follow a parcel by. It becomes a link that customers open. Source: operations O18. */
import { refuse, type Refusal } from '../../platform/http/refusal.ts';

/** The number of the carrier: letters and digits, blanks left out. */
export function readTrackingNumber(typed: string): string | Refusal {
  const code = typed.replaceAll(/\s/g, '');
  if (/^(?:[a-z][a-z0-9+.-]*:|www\.)|\//i.test(code)) return refuse('tracking_code_is_url');
  return /^[A-Za-z0-9]{8,39}$/.test(code) ? code : refuse('tracking_code_invalid');
}

/** The page of the carrier: a whole address by https, without anybody's password in it. */
export function readTrackingUrl(typed: string): string | Refusal {
  const address = typed.trim();
  if (!/^https:\/\/\S+$/.test(address) || !URL.canParse(address)) return refuse('tracking_url_invalid');
  const { hostname, username, password, href } = new URL(address);
  const isWhole = hostname.includes('.') && username === '' && password === '';
  return isWhole ? href : refuse('tracking_url_invalid');
}
