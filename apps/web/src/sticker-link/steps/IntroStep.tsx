/** @jsxImportSource preact */
import { formatDate } from '@figurina/locales';
import type { ComponentChildren } from 'preact';
import { openSettings } from '../consent.ts';
import { useForm, useTexts } from '../form-context.ts';
import { DrawnPeople } from '../parts/DrawnPeople.tsx';
import { Icon } from '../parts/Icon.tsx';
import { StepPage } from '../parts/StepPage.tsx';

export function IntroStep(): ComponentChildren {
  const { t, locale } = useTexts();
  const { link, form, goOn } = useForm();
  const { surprise, title, person } = link;
  return (
    <StepPage
      note={t('contribute.intro.duration')}
      picture={<DrawnPeople plain={surprise} />}
      title={t(surprise ? 'contribute.intro.title.neutral' : 'contribute.intro.title')}
      footer={
        <>
          <button type="button" className="sl-commit" onClick={goOn}>
            {t(form.answers.name && !person ? 'contribute.intro.resume' : 'contribute.intro.start')}
          </button>
          <p className="sl-small">
            <Icon name="lock" />
            {title === null ? t('contribute.intro.privacy.neutral') : t('contribute.intro.privacy', { title })}
          </p>
          {(link.legal.imprint || link.legal.privacy || link.legal.cookies) && (
            <nav className="sl-small sl-legal" aria-label={t('contribute.legal')}>
              {link.legal.imprint && (
                <a href="/imprint" target="_blank" rel="noopener">
                  {t('contribute.legal.imprint')}
                </a>
              )}
              {link.legal.privacy && (
                <a href="/privacy" target="_blank" rel="noopener">
                  {t('contribute.legal.privacy')}
                </a>
              )}
              {link.legal.cookies && (
                <button type="button" aria-haspopup="dialog" onClick={() => void openSettings(locale)}>
                  {t('contribute.legal.cookies')}
                </button>
              )}
            </nav>
          )}
          {!surprise && !link.white_label && <p className="sl-small">{t('contribute.made_with')}</p>}
        </>
      }
    >
      <div className="sl-intro">
        {person && <p className="sl-personal">{t('contribute.intro.personal', { name: person.name })}</p>}
        {person?.state === 'needs_retake' && (
          <p className="sl-notice">{t('contribute.intro.retake', { reason: person.retake_reason ?? '' })}</p>
        )}
        <p className="sl-message">
          {link.content || t(surprise ? 'contribute.intro.text.neutral' : 'contribute.intro.text')}
        </p>
        {link.closes_on && <p>{t('contribute.intro.until', { date: formatDate(link.closes_on) })}</p>}
      </div>
    </StepPage>
  );
}
