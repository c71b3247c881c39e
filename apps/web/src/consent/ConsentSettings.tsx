/** @jsxImportSource preact */
import type { Translate } from '@figurina/locales';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ConsentHost } from './consent-host.ts';
import { ConsentPages } from './ConsentPages.tsx';
import { allowsTargeting, decide } from './decision.ts';

interface ConsentSettingsProps {
  readonly t: Translate;
  readonly host: ConsentHost;
  readonly onClose: () => void;
}

/** What is stored and what is told, with a switch for what may be declined. Escape and the cross change nothing. */
export function ConsentSettings({ t, host, onClose }: ConsentSettingsProps): ComponentChildren {
  const dialog = useRef<HTMLDialogElement>(null);
  const [targeting, setTargeting] = useState(allowsTargeting);
  useEffect(() => dialog.current?.showModal(), []);
  const answer = (next: boolean): void => {
    decide({ targeting: next });
    // The browser's own closing gives the focus back.
    dialog.current?.close();
  };
  return (
    <dialog
      ref={dialog}
      className="consent consent-settings"
      aria-labelledby="consent-settings-title"
      onClose={onClose}
      onClick={({ target }) => {
        if (target === dialog.current) dialog.current?.close();
      }}
    >
      <div className="consent-body">
        <header>
          <h2 id="consent-settings-title">{t('consent.settings')}</h2>
          <button
            type="button"
            className="consent-cross"
            aria-label={t('consent.close')}
            onClick={() => dialog.current?.close()}
          >
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path
                d="M6 6l12 12M18 6L6 18"
                fill="none"
                stroke="currentColor"
                stroke-width="2"
                stroke-linecap="round"
              />
            </svg>
          </button>
        </header>
        <section className="consent-category">
          <h3>{t('consent.necessary')}</h3>
          <span>{t('consent.necessary.always')}</span>
          <p>{t('consent.necessary.text')}</p>
        </section>
        {host.config.analytics ? (
          <section className="consent-category">
            <h3 id="consent-targeting">{t('consent.targeting')}</h3>
            <input
              type="checkbox"
              role="switch"
              aria-labelledby="consent-targeting"
              aria-describedby="consent-targeting-text"
              checked={targeting}
              onChange={({ currentTarget }) => setTargeting(currentTarget.checked)}
            />
            <p id="consent-targeting-text">{t('consent.targeting.text')}</p>
          </section>
        ) : (
          <p>{t('consent.none')}</p>
        )}
        {host.config.analytics ? (
          <div className="consent-answers">
            <button type="button" onClick={() => answer(false)}>
              {t('consent.decline')}
            </button>
            <button type="button" onClick={() => answer(true)}>
              {t('consent.accept')}
            </button>
            <button type="button" className="consent-save" onClick={() => answer(targeting)}>
              {t('consent.save')}
            </button>
          </div>
        ) : null}
        <div className="consent-foot">
          <ConsentPages t={t} host={host} />
        </div>
      </div>
    </dialog>
  );
}
