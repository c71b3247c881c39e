/** @jsxImportSource preact */
import { type ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { fullName } from '@figurina/album/names';
import { useForm, useT } from '../form-context.ts';
import { newForm } from '../kept-form.ts';
import { Icon } from '../parts/Icon.tsx';
import { Page } from '../parts/Page.tsx';
import { forgetPhoto } from '../photo/kept-photo.ts';
import { usePhoto } from '../photo/use-photo.ts';
import { progressOf } from '../steps.ts';
import { PlainPortrait } from '../sticker/PlainPortrait.tsx';
import { LivePreview } from '../sticker/LivePreview.tsx';
import { canShare, saveSticker } from '../sticker/save-sticker.ts';

export function ResultStep(): ComponentChildren {
  const t = useT();
  const { token, link, form, change } = useForm();
  const [photo] = usePhoto(token);
  const [isSaving, setSaving] = useState(false);
  const name = fullName(form.answers);
  const isDouble = link.person?.double ?? false;

  async function save(): Promise<void> {
    if (!photo) return;
    setSaving(true);
    await saveSticker({ link, answers: form.answers, photo }).catch(() => undefined);
    setSaving(false);
  }

  async function another(): Promise<void> {
    await forgetPhoto(token);
    const { sectionId } = form.answers;
    change({ ...newForm({ sectionId }), step: 'name' });
  }

  const label = t(link.surprise ? 'contribute.result.sticker.neutral' : 'contribute.result.sticker', { name });
  return (
    <Page
      centred
      whose={link.title}
      note={t('contribute.place.done')}
      progress={progressOf(form.step)}
      title={t('contribute.result.title', { name: form.sent?.name ?? name })}
      picture={
        photo &&
        (link.look ? (
          <div className="sl-result" role="img" aria-label={label}>
            <LivePreview width={stickerWidth(isDouble)} photo={photo} />
            <span className="sl-chip">{t('contribute.result.new')}</span>
          </div>
        ) : (
          <div className="sl-result">
            <PlainPortrait width={stickerWidth(isDouble)} photo={photo} label={label} />
          </div>
        ))
      }
      footer={
        <>
          {!link.person && (
            <button type="button" className="sl-commit" onClick={() => void another()}>
              {t('contribute.result.another')}
            </button>
          )}
          {form.sent && (
            <a className="sl-text" href={`/s/withdraw/${encodeURIComponent(form.sent.withdrawalToken)}`}>
              {t('contribute.result.withdraw')}
            </a>
          )}
        </>
      }
    >
      <p className="sl-under">{t('contribute.result.text')}</p>
      <div className="sl-row">
        {photo && link.look && (
          <button type="button" className="sl-quiet" disabled={isSaving} onClick={() => void save()}>
            <Icon name={canShare() ? 'share' : 'save'} />
            {t(canShare() ? 'contribute.result.share' : 'contribute.result.save')}
          </button>
        )}
        <button type="button" className="sl-quiet" onClick={() => change({ step: 'photo' })}>
          <Icon name="swap" />
          {t('contribute.result.swap')}
        </button>
      </div>
    </Page>
  );
}

/** As large as leaves the words and the buttons in view. */
function stickerWidth(double: boolean): number {
  const height = Math.min(266, Math.max(150, window.innerHeight * 0.33));
  return Math.round((height * (double ? 100 : 50)) / 70);
}
