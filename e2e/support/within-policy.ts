/** `test` for whatever people do: beside what it is about, no page of ours may go against its own content policy. */
import { expect, test as base, type BrowserContext } from '@playwright/test';

export { expect };

export const test = base.extend<{ policy: undefined }>({
  policy: [
    async ({ browser }, use) => {
      const breaches: string[] = [];
      const listen = (context: BrowserContext): void => {
        context.on('console', (said) => {
          if (/content security policy/i.test(said.text())) breaches.push(`${said.page()?.url()}: ${said.text()}`);
        });
      };
      browser.on('context', listen);
      await use(undefined);
      browser.off('context', listen);
      expect(breaches).toEqual([]);
    },
    { auto: true },
  ],
});
