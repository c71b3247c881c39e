/** What is wrong with a run as it was typed, each at its field. */
import { addDays, BATCH_RULES, type BatchKind, type IsoDay } from '@figurina/commerce';
import type { Locale } from '@figurina/locales';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import { batchTexts } from './batch-texts.ts';

const FAULTS = {
  minimum: 'batches.fault.minimum',
  close_at: 'batches.fault.close_at',
  deadline: 'batches.fault.deadline',
  print_access_consent: 'batches.fault.consent',
} as const;
export type BatchFault = keyof typeof FAULTS;

/** Prices and people are not promised for longer. */
const LONGEST_DAYS = 366;

export function batchFaults(
  {
    kind,
    minimum,
    close_at,
    deadline,
  }: { kind: BatchKind; minimum: number; close_at: number | null; deadline: string },
  today: IsoDay,
): BatchFault[] {
  const faults: BatchFault[] = [];
  if (minimum < BATCH_RULES[kind].least) faults.push('minimum');
  if (close_at !== null && close_at < minimum) faults.push('close_at');
  if (deadline < today || deadline > addDays(today, LONGEST_DAYS)) faults.push('deadline');
  return faults;
}

/** In the caller's words. */
export async function batchWrong(
  faults: readonly BatchFault[],
  locale: Locale,
  values: { readonly least: number },
): Promise<Refusal> {
  const t = await batchTexts(locale);
  const say = t as (key: string, values: object) => string;
  return refuse(
    'batch_wrong',
    faults.map((fault) => ({ pointer: `/batch/${fault}`, code: `${fault}_wrong`, detail: say(FAULTS[fault], values) })),
  );
}
