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
  { locale, baseUrl, stop }: { locale: Locale; baseUrl: string; stop?: string },
): Promise<WrittenMail> {
  const { t } = await createI18n(locale, ['mail']);
  const { subject, keepsQuiet, offersLess, ...page } = template(t, values);
  const element = MailPage({
    ...page,
    locale,
    footer: t('mail.footer', { host: new URL(baseUrl).host }),
    ...(stop && {
      stop: { label: t(keepsQuiet ? 'mail.stop_quiet' : offersLess ? 'mail.stop_or_less' : 'mail.stop'), link: stop },
    }),
  });
  return {
    subject,
    html: await render(element),
    text: await render(element, {
      plainText: true,
      htmlToTextOptions: {
        // Without the sign of no width, which keeps addresses in words from becoming links.
        whitespaceCharacters: ' \t\r\n\f',
        selectors: [
          { selector: '[data-skip-in-text]', format: 'skip' },
          { selector: 'h1', options: { uppercase: false } },
          { selector: 'table.data', format: 'dataTable' },
          { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
        ],
      },
    }),
  };
}
