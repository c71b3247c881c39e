import { field, form, notice } from './fields.ts';
import { html } from '../../../platform/html/html.ts';
import { layout } from './layout.ts';
import type { InteractionPaths } from './paths.ts';
import type { PageTexts } from './texts.ts';

export interface SignInView {
  paths: InteractionPaths;
  email: string;
  fault?: string | undefined;
}

export function signInPage(texts: PageTexts, { paths, email, fault }: SignInView): string {
  const { t, locale } = texts;
  const contents = html`${notice(fault)}
  ${field(texts, { name: 'email', label: t('identity.email.label'), type: 'email', autocomplete: 'username', value: email, maxLength: 254, wrong: t('identity.fault.email_invalid'), focus: !email })}
  ${field(texts, { name: 'password', label: t('identity.password.label'), type: 'password', autocomplete: 'current-password', maxLength: 1000, wrong: t('identity.fault.password_missing'), focus: Boolean(email) })}`;
  return layout(texts, {
    title: t('identity.sign_in.title'),
    lead: t('identity.sign_in.lead'),
    form: 'sign-in',
    body: html`${form({ id: 'sign-in', action: paths.signIn, locale, submit: t('identity.sign_in.submit'), contents })}
      <p class="links">
        <button class="text-link" form="sign-in" formaction="${paths.forgotten}" name="carry" value="1" formnovalidate>
          ${t('identity.sign_in.forgotten')}
        </button>
      </p>
      <p class="links apart">
        ${t('identity.sign_in.no_account')}
        <button class="text-link" form="sign-in" formaction="${paths.signUp}" name="carry" value="1" formnovalidate>
          ${t('identity.sign_up.submit')}
        </button>
      </p>`,
  });
}
