import type { PriceNow } from '@figurina/contract';
import { isRefusal, type Refusal } from '../../../platform/http/refusal.ts';

/** Where a price is not the one that was agreed to, the refusal says what it is now, so that it can be asked about at once. */
export async function withPriceNow<Done>(
  done: Done | Refusal,
  ask: () => Promise<PriceNow | Refusal>,
): Promise<Done | Refusal> {
  if (!isRefusal(done) || done.code !== 'price_changed') return done;
  // After the transaction: the register of VAT numbers may be asked now.
  const price = await ask();
  return isRefusal(price) ? done : { ...done, price };
}
