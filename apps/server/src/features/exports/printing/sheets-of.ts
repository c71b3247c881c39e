import type { PrintProfile, SheetPlan } from '@figurina/album';
import type { RenderParams, RenderSheet } from '@figurina/contract';
import { isOnSheets, planSheets } from '../sheet-plans.ts';

interface OnSheets {
  readonly params: RenderParams;
  readonly profile: PrintProfile | null;
  readonly title: string;
  /** Its name, where stickers are printed for one. */
  readonly order?: string | undefined;
}

/** Puts printed stickers on the sheets of an export; undefined where each stays alone. */
export function sheetsOf({ params, profile, title, order }: OnSheets) {
  if (!profile || !isOnSheets(params)) return undefined;
  return (sheets: readonly RenderSheet[]): readonly SheetPlan[] =>
    planSheets(
      sheets.map(({ numbers = [] }) => ({ numbers, double: numbers.length > 1 })),
      params,
      { profile, title, order },
    );
}
