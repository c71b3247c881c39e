import { createI18n, type Locale } from '@figurina/locales';
import { render } from '@react-email/render';
import { MailPage } from './templates/layout.ts';
import type { Template } from './templates/template.ts';

export interface WrittenMail {
  subject: string;
  html: string;
  text: string;
}

export async function writeMail<Values>(
  template: Template<Values>,
  values: Values,
  { locale, baseUrl }: { locale: Locale; baseUrl: string },
): Promise<WrittenMail> {
  const { t } = await createI18n(locale, ['mail']);
  const { subject, ...page } = template(t, values);
  const element = MailPage({ ...page, locale, footer: t('mail.footer', { host: new URL(baseUrl).host }) });
  return {
    subject,
    html: await render(element),
    text: await render(element, {
      plainText: true,
      htmlToTextOptions: {
        selectors: [
          { selector: '[data-skip-in-text]', format: 'skip' },
          { selector: 'h1', options: { uppercase: false } },
          { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
        ],
      },
    }),
  };
}
