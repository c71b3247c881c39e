/** What is wrong with a voucher as it was typed. */
import { voucherSchema } from '@figurina/commerce';
import { createI18n, type Locale } from '@figurina/locales';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';

/** Fields that only the whole of a voucher tells to be wrong; the others are judged by the contract. */
const FAULTS = {
  code: 'vouchers.fault.code',
  currency: 'vouchers.fault.currency',
  valid_to: 'vouchers.fault.valid_to',
} as const;
type Faulty = keyof typeof FAULTS;

/** Letters and digits of any script: what people type from a card. */
const CODE = /^[\p{L}\p{N}]+$/u;

/** By the rules of commerce, in the caller's words; undefined for one that can be kept. */
export async function voucherFaults(
  { code, ...rest }: { readonly code: string } & Readonly<Record<string, unknown>>,
  locale: Locale,
): Promise<Refusal | undefined> {
  const read = voucherSchema.safeParse({ code, ...rest });
  const faults = new Set<Faulty>(CODE.test(code) ? [] : ['code']);
  if (!read.success)
    for (const { path } of read.error.issues) {
      const [field] = path;
      if (typeof field === 'string' && field in FAULTS) faults.add(field as Faulty);
      else throw new Error(`The contract let through a voucher whose ${String(field)} is wrong`);
    }
  return faults.size > 0 ? wrong([...faults], locale) : undefined;
}

async function wrong(fields: readonly Faulty[], locale: Locale): Promise<Refusal> {
  const { t } = await createI18n(locale, ['vouchers']);
  return refuse(
    'voucher_wrong',
    fields.map((field) => ({ pointer: `/voucher/${field}`, code: `${field}_wrong`, detail: t(FAULTS[field]) })),
  );
}
