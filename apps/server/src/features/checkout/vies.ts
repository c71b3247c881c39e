/** Whether a VAT number is somebody's, asked of VIES, the register of the member states. */
import { z } from 'zod';
import type { VatId } from './vat-id.ts';

export interface VatRegister {
  /** `unknown`: it did not say, or not in time. Never throws. */
  ask(id: VatId): Promise<'valid' | 'invalid' | 'unknown'>;
}

const answerSchema = z.object({ isValid: z.boolean(), userError: z.string().optional() });
/** Somebody waits for their price meanwhile. */
const PATIENCE_MS = 3000;

/** `url`: of its REST interface, without a closing slash; undefined: nobody is asked. */
export function openVies(url: string | undefined): VatRegister {
  if (url === undefined) return { ask: async () => 'unknown' };
  return {
    async ask({ country, number }) {
      try {
        const answer = await fetch(`${url}/ms/${country}/vat/${encodeURIComponent(number)}`, {
          headers: { accept: 'application/json' },
          signal: AbortSignal.timeout(PATIENCE_MS),
        });
        if (!answer.ok) return 'unknown';
        const read = answerSchema.safeParse(await answer.json());
        if (!read.success) return 'unknown';
        if (read.data.isValid) return 'valid';
        // A register that is away, or busy, says "not valid" as well, and why beside it.
        return read.data.userError === 'INVALID' ? 'invalid' : 'unknown';
      } catch {
        return 'unknown';
      }
    },
  };
}
