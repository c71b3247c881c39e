import { html } from '../../../platform/html/html.ts';
import { form } from './fields.ts';
import { layout } from './layout.ts';
import type { PageTexts } from './texts.ts';

/** Where a mailed link leads that signs in: one button. */
export function mailedLinkPage(texts: PageTexts, { action }: { action: string }): string {
  const { t, locale } = texts;
  return layout(texts, {
    title: t('identity.mailed.title'),
    lead: t('identity.mailed.lead'),
    form: 'mailed',
    body: form({ id: 'mailed', action, locale, submit: t('identity.sign_in.submit'), contents: html`` }),
  });
}
