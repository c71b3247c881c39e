import { html } from '../../../platform/html/html.ts';
import { field, form, notice } from './fields.ts';
import { layout } from './layout.ts';
import type { PageTexts } from './texts.ts';

export interface CodeView {
  action: string;
  /** That the first factor was there. */
  proof: string;
  fault?: string | undefined;
}

/** Asks for the second factor: a code of the app, or a recovery code. */
export function codePage(texts: PageTexts, { action, proof, fault }: CodeView): string {
  const { t, locale } = texts;
  const contents = html`${notice(fault)}
    <input type="hidden" name="proof" value="${proof}" />
    ${field(texts, { name: 'code', label: t('identity.code.label'), type: 'text', autocomplete: 'one-time-code', hint: t('identity.code.hint'), maxLength: 60, wrong: t('identity.fault.code_missing'), focus: true })}`;
  return layout(texts, {
    title: t('identity.code.title'),
    lead: t('identity.code.lead'),
    form: 'code',
    body: form({ id: 'code', action, locale, submit: t('identity.sign_in.submit'), contents }),
  });
}
