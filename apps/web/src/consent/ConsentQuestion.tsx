/** @jsxImportSource preact */
import type { Translate } from '@figurina/locales';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { ConsentHost } from './consent-host.ts';
import { ConsentPages } from './ConsentPages.tsx';
import { decide } from './decision.ts';

interface ConsentQuestionProps {
  readonly t: Translate;
  readonly host: ConsentHost;
  readonly onDone: () => void;
  readonly onSettings: () => void;
}

/**
 * The question, in a corner and at the upper edge of a phone, where no page has its bar: one can work on without an answer.
 * Escape puts it away until the next page, and decides nothing.
 */
export function ConsentQuestion({ t, host, onDone, onSettings }: ConsentQuestionProps): ComponentChildren {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    // Whoever types already is not interrupted.
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, []);
  const answer = (targeting: boolean): void => {
    decide({ targeting });
    onDone();
  };
  return (
    <section
      ref={box}
      className="consent consent-question"
      role="dialog"
      aria-labelledby="consent-title"
      aria-describedby="consent-text"
      tabIndex={-1}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onDone();
      }}
    >
      <h2 id="consent-title">{t('consent.title')}</h2>
      <p id="consent-text">{t('consent.text')}</p>
      <div className="consent-answers">
        <button type="button" onClick={() => answer(false)}>
          {t('consent.decline')}
        </button>
        <button type="button" onClick={() => answer(true)}>
          {t('consent.accept')}
        </button>
      </div>
      <div className="consent-foot">
        <button type="button" className="consent-link" aria-haspopup="dialog" onClick={onSettings}>
          {t('consent.choose')}
        </button>
        <ConsentPages t={t} host={host} />
      </div>
    </section>
  );
}
