import { expect, test } from 'vitest';
import { holdTab, livingTabs } from './tab-lock.ts';

test('a tab lives until it leaves', async () => {
  const leave = await holdTab('mine');
  expect(await livingTabs()).toContain('mine');
  leave();
  expect(await livingTabs()).not.toContain('mine');
});

test('a tab that ends without a word no longer lives', async () => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  // The locks of a frame end with it, as those of a tab do.
  await new Promise<void>((held) => {
    void frame
      .contentWindow!.navigator.locks.request('figurina.tab.theirs', () => {
        held();
        return new Promise(() => {});
      })
      .catch(() => undefined);
  });
  expect(await livingTabs()).toContain('theirs');
  frame.remove();
  await expect.poll(livingTabs).not.toContain('theirs');
});
