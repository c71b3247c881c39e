import { Html, html } from '../../../platform/html/html.ts';
import { layout } from './layout.ts';
import type { PageTexts } from './texts.ts';

/** `hidden` is the form that oidc-provider made, with its secret; the buttons belong to it. */
export function signOutPage(texts: PageTexts, hidden: string): string {
  const { t } = texts;
  return layout(texts, {
    title: t('identity.sign_out.title'),
    lead: t('identity.sign_out.lead'),
    body: html`${new Html(hidden)}
      <p class="choices">
        <button class="stamp" form="op.logoutForm" name="logout" value="yes">${t('identity.sign_out.submit')}</button>
        <a class="quiet" href="/start">${t('identity.sign_out.stay')}</a>
      </p>`,
  });
}
