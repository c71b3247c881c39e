/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { consentIsComplete, isMinor, type ConsentAnswers } from '../answers.ts';
import { useForm, useT } from '../form-context.ts';
import { Icon } from '../parts/Icon.tsx';
import { StepPage } from '../parts/StepPage.tsx';
import { TextField } from '../parts/TextField.tsx';

const SHOWN = ['self', 'child', 'other'] as const;
const GUARDIAN_LENGTH = 60;

/** Who is in the photo, and that they agree; for a minor somebody who may decide for them. */
export function ConsentStep(): ComponentChildren {
  const t = useT();
  const { link, form, answer, goOn } = useForm();
  const { consent } = form.answers;
  const complete = consentIsComplete(consent);
  const change = (part: Partial<ConsentAnswers>): void => answer({ consent: { ...consent, ...part } });

  function submit(event: Event): void {
    event.preventDefault();
    if (complete) goOn();
  }

  return (
    <StepPage
      title={t('contribute.consent.title')}
      footer={
        <button type="submit" form="consent" className="sl-commit" disabled={!complete}>
          {t('contribute.consent.send')}
        </button>
      }
    >
      {form.consentChanged && !consent.agreed && (
        <p role="alert" className="sl-notice">
          {t('contribute.consent.outdated')}
        </p>
      )}
      <form id="consent" className="sl-form" noValidate onSubmit={submit}>
        <fieldset className="sl-choices">
          <legend>{t('contribute.consent.who')}</legend>
          {SHOWN.map((shown) => (
            <label key={shown}>
              <input type="radio" name="shown" checked={consent.shown === shown} onChange={() => change({ shown })} />
              <span>{t(`contribute.consent.who.${shown}`)}</span>
              <Icon name="check" />
            </label>
          ))}
        </fieldset>
        {consent.shown !== 'child' && (
          <label className="sl-tick">
            <input type="checkbox" checked={consent.minor} onChange={() => change({ minor: !consent.minor })} />
            <span>{t(`contribute.consent.minor.${consent.shown}`)}</span>
          </label>
        )}
        {isMinor(consent) && (
          <TextField
            label={t('contribute.consent.guardian')}
            value={consent.guardian}
            onChange={(guardian) => change({ guardian })}
            required={t('contribute.consent.guardian.required')}
            most={GUARDIAN_LENGTH}
            autoComplete="name"
          />
        )}
        <label className="sl-tick sl-agreement">
          <input type="checkbox" checked={consent.agreed} onChange={() => change({ agreed: !consent.agreed })} />
          <span>{link.consent.text}</span>
        </label>
      </form>
    </StepPage>
  );
}
