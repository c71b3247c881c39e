import { expect, test } from 'vitest';
import { askBeforeLeaving } from './ask-before-leaving.ts';

/** Whether the browser would ask now. */
const asks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('a page is not left unasked while anything is under way on it, whether it succeeds or fails', async () => {
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<never>()];
  expect(asks()).toBe(false);
  const [one, other] = [askBeforeLeaving(() => first.promise), askBeforeLeaving(() => second.promise)];
  expect(asks()).toBe(true);
  first.resolve('there');
  expect(await one).toBe('there');
  expect(asks()).toBe(true);
  second.reject(new Error('broken'));
  await expect(other).rejects.toThrow('broken');
  expect(asks()).toBe(false);
});
