/** What is answered; `otherwise` where it takes longer than `mostMs`, or fails. */
export async function inTime<Value>(ask: () => Promise<Value>, mostMs: number, otherwise: Value): Promise<Value> {
  const late = Promise.withResolvers<Value>();
  const timer = setTimeout(() => late.resolve(otherwise), mostMs);
  try {
    return await Promise.race([ask(), late.promise]);
  } catch {
    return otherwise;
  } finally {
    clearTimeout(timer);
  }
}
