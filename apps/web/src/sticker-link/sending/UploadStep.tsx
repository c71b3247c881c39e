/** @jsxImportSource preact */
import { formatNumber } from '@figurina/locales';
import { type ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { ApiProblem } from '../../api/problem.ts';
import { askBeforeLeaving } from '../../uploads/ask-before-leaving.ts';
import { useForm, useTexts } from '../form-context.ts';
import { Icon } from '../parts/Icon.tsx';
import { Page } from '../parts/Page.tsx';
import { progressOf } from '../steps.ts';
import { FailedPage } from '../steps/FailedPage.tsx';
import { PlainPortrait } from '../sticker/PlainPortrait.tsx';
import { LivePreview } from '../sticker/LivePreview.tsx';
import { usePhoto } from '../photo/use-photo.ts';
import { sendPhoto } from './send-photo.ts';
import type { Pause } from './until-reached.ts';

/** Sends by itself, also after a reload; there is nothing to press. */
export function UploadStep(): ComponentChildren {
  const { t, locale } = useTexts();
  const context = useForm();
  const { token, link, form, change } = context;
  const [photo] = usePhoto(token);
  const [sent, setSent] = useState(0);
  const [pause, setPause] = useState<Pause | null>(navigator.onLine ? null : 'offline');
  const [failed, setFailed] = useState<{ text?: string } | null>(null);
  const [tries, setTries] = useState(0);
  const now = useRef(context);
  now.current = context;

  useEffect(() => {
    if (photo === null) change({ step: 'photo' });
    if (!photo) return;
    const stop = new AbortController();
    const { api, form: begun, link: open } = now.current;
    const order = {
      api,
      token,
      link: open,
      form: begun,
      photo,
      signal: stop.signal,
      onProgress: setSent,
      onPause: setPause,
      onBegun: (uploadUrl: string) => now.current.change({ uploadUrl }),
    };
    askBeforeLeaving(() => sendPhoto(order))
      .then((arrived) => now.current.change({ step: 'result', sent: arrived }))
      .catch((cause: unknown) => {
        if (!stop.signal.aborted) setFailed(answerTo(cause, now.current));
      });
    return () => stop.abort();
    // What is sent is what it was when sending began.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [photo, token, tries]);

  if (failed) {
    const again = (): void => {
      setFailed(null);
      setTries(tries + 1);
    };
    const other = (): void => change({ step: 'photo', uploadUrl: null, clientId: crypto.randomUUID() });
    return <FailedPage kept text={failed.text} onAgain={again} onOther={other} />;
  }
  const total = photo?.file.size ?? 1;
  const part = Math.min(1, sent / total);
  const megabytes = (bytes: number): string => formatNumber(locale, Math.max(0.1, bytes / 1e6), 1);
  return (
    <Page
      centred
      whose={link.title}
      progress={progressOf(form.step)}
      title={t(link.surprise ? 'contribute.upload.title.neutral' : 'contribute.upload.title')}
      picture={
        <div className="sl-flying" style={{ opacity: 0.35 + 0.65 * part }}>
          {link.look && <LivePreview width={130} photo={photo ?? null} />}
          {!link.look && photo && <PlainPortrait width={130} photo={photo} />}
        </div>
      }
    >
      <div
        className="sl-bar sl-sending"
        role="progressbar"
        aria-label={t('contribute.progress')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(part * 100)}
      >
        <div style={{ width: `${part * 100}%` }} />
      </div>
      <p className="sl-numbers">
        {part < 1
          ? t('contribute.upload.progress', {
              percent: Math.floor(part * 100),
              sent: megabytes(sent),
              total: megabytes(total),
            })
          : t('contribute.upload.finishing')}
      </p>
      <p role="status" className={pause ? 'sl-notice' : 'sl-hidden'}>
        {pause && (
          <>
            <Icon name={pause === 'offline' ? 'offline' : 'wait'} />
            {t(`contribute.upload.${pause}`)}
          </>
        )}
      </p>
    </Page>
  );
}

/** A refusal that has a place in the form leads there; the others end on one screen that offers to begin again. */
function answerTo(
  cause: unknown,
  { change, closed, answer, form, reload }: ReturnType<typeof useForm>,
): { text?: string } | null {
  if (!(cause instanceof ApiProblem)) {
    // The upload that was begun is gone on the server: it begins anew.
    change({ uploadUrl: null });
    return {};
  }
  switch (cause.code) {
    case 'sticker_link_gone':
    case 'sticker_link_closed':
      closed();
      return null;
    case 'consent_outdated':
      answer({ consent: { ...form.answers.consent, agreed: false } });
      change({ step: 'consent', consentChanged: true });
      void reload();
      return null;
    case 'consent_required':
    case 'guardian_required':
      change({ step: 'consent' });
      return null;
    case 'sticker_name_required':
    case 'sticker_position_required':
      change({ step: 'name' });
      return null;
    case 'section_gone':
      answer({ sectionId: undefined });
      change({ step: 'section' });
      void reload();
      return null;
    case 'withdrawal_gone':
      // What was to be replaced is gone already.
      change({ sent: null, uploadUrl: null });
      return {};
    default:
      change({ uploadUrl: null, clientId: crypto.randomUUID() });
      return { text: cause.message };
  }
}
