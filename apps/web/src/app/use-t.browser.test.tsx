import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppProviders } from './AppProviders.tsx';
import { aStage } from './testing.tsx';
import { useI18n } from './use-t.ts';

function Counter({ count }: { count: number }) {
  const { t, locale } = useI18n();
  return (
    <p lang={locale} aria-label="counter">
      {t('start.lead', { count })}
    </p>
  );
}

test('texts follow the language, with the plural of each', async () => {
  const { services } = await aStage({}, 'pl');
  const { rerender } = await render(<Counter count={2} />, {
    wrapper: ({ children }) => <AppProviders services={services}>{children}</AppProviders>,
  });
  const counter = page.getByLabelText('counter');
  await expect.element(counter).toHaveTextContent('2 kolekcje w toku.');
  await rerender(<Counter count={5} />);
  await expect.element(counter).toHaveTextContent('5 kolekcji w toku.');
  await services.language.change('de');
  await expect.element(counter).toHaveTextContent('5 Sammlungen in Arbeit.');
  await expect.element(counter).toHaveAttribute('lang', 'de');
});

test('a namespace that is loaded later is there in every language switched to', async () => {
  const { services } = await aStage({}, 'fr');
  expect(() => services.language.i18n().t('mail.footer', { host: 'x' })).toThrow('mail.footer');
  await services.language.load(['mail']);
  const french = services.language.i18n().t('mail.footer', { host: 'figurina.test' });
  await services.language.change('it');
  const italian = services.language.i18n().t('mail.footer', { host: 'figurina.test' });
  expect(italian).toContain('figurina.test');
  expect(italian).not.toBe(french);
});
