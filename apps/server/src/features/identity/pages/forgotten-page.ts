import { field, form, notice } from './fields.ts';
import { html } from '../../../platform/html/html.ts';
import { layout } from './layout.ts';
import type { PageTexts } from './texts.ts';

export interface ForgottenView {
  action: string;
  /** Where the sign-in is. */
  back: string;
  email: string;
  fault?: string | undefined;
}

export function forgottenPage(texts: PageTexts, { action, back, email, fault }: ForgottenView): string {
  const { t, locale } = texts;
  const contents = html`${notice(fault)}
  ${field(texts, { name: 'email', label: t('identity.email.label'), type: 'email', autocomplete: 'username', value: email, maxLength: 254, wrong: t('identity.fault.email_invalid'), focus: true })}`;
  return layout(texts, {
    title: t('identity.forgotten.title'),
    lead: t('identity.forgotten.lead'),
    form: 'forgotten',
    body: html`${form({ id: 'forgotten', action, locale, submit: t('identity.forgotten.submit'), contents })}
      <p class="links"><a class="text-link" href="${back}">${t('identity.back_to_sign_in')}</a></p>`,
  });
}

export interface ForgottenSentView {
  back: string;
  email: string;
  minutes: number;
  /** Mails are kept in the outbox of this server. */
  outbox: boolean;
}

/** Says the same whether or not there is an account. */
export function forgottenSentPage(texts: PageTexts, { back, email, minutes, outbox }: ForgottenSentView): string {
  const { t } = texts;
  return layout(texts, {
    title: t('identity.forgotten.sent.title'),
    lead: t('identity.forgotten.sent.text', { email, minutes }),
    body: html`${outbox && html`<p class="aside">${t('identity.forgotten.outbox')}</p>`}
      <p class="links"><a class="text-link" href="${back}">${t('identity.back_to_sign_in')}</a></p>`,
  });
}
