import type { ErrorCode } from '@figurina/contract';
import type { Translate } from '@figurina/locales';
import { ApiProblem, problemText } from '../../../api/problem.ts';
import type { Faults } from './wished.ts';

/** Refusals that are about one field, though they do not point at it. */
const FIELDS: Partial<Record<ErrorCode, string>> = {
  no_albums_out_of_range: 'no_albums',
  packs_per_album_out_of_range: 'packs_per_album',
  packaging_unavailable: 'sticker_packaging_type',
  feature_unavailable: 'order_features',
  country_unsupported: 'country_code',
};

/** Which fields a failed call is about, in words; none where it is about something else. */
export function faultsOf(t: Translate, cause: unknown): Faults {
  if (!(cause instanceof ApiProblem)) return {};
  const field = FIELDS[cause.code];
  if (field) return { [field]: problemText(t, cause) };
  const faults: Record<string, string> = {};
  for (const { pointer, detail } of cause.parts) {
    const name = pointer.split('/').at(-1);
    if (pointer.startsWith('/order/') && name) faults[name] ??= detail;
  }
  return faults;
}
