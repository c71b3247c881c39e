import { expect, test } from 'vitest';
import { createI18n } from './i18n.ts';
import { LOCALES } from './locale.ts';

test('a key whose namespace is not loaded is an error until it is', async () => {
  const i18n = await createI18n('de', ['app']);
  expect(() => i18n.t('problems.internal')).toThrow('problems.internal');
  await i18n.load(['problems', 'problems']);
  expect(i18n.t('problems.internal')).not.toBe('');
});

test('every language loads every namespace that the API answers with', async () => {
  for (const locale of LOCALES) {
    const { t } = await createI18n(locale, ['problems', 'mail', 'app', 'editor']);
    expect(t('problems.internal').length).toBeGreaterThan(10);
  }
});
