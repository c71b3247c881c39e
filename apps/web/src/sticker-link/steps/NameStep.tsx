/** @jsxImportSource preact */
import { type ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { nameIsComplete, shortenedName } from '../answers.ts';
import { useForm, useT } from '../form-context.ts';
import { StepPage } from '../parts/StepPage.tsx';
import { TextField } from '../parts/TextField.tsx';
import { LivePreview } from '../sticker/LivePreview.tsx';
import { useUnprintable } from './use-unprintable.ts';

export function NameStep(): ComponentChildren {
  const t = useT();
  const fields = useRef<HTMLFormElement>(null);
  const { link, form, answer, goOn } = useForm();
  const { name, lastName, position } = form.answers;
  const shortened = shortenedName(form.answers);
  const letters = useUnprintable(`${name} ${lastName} ${position}`);
  const complete = nameIsComplete(form.answers, link.require_position);

  function submit(event: Event): void {
    event.preventDefault();
    if (complete) goOn();
    else
      [...(fields.current?.querySelectorAll<HTMLInputElement>('input[required]') ?? [])]
        .find(({ value }) => value.trim() === '')
        ?.focus();
  }

  return (
    <StepPage
      title={t('contribute.name.title')}
      footer={
        <button type="submit" form="name" className="sl-commit" disabled={!complete}>
          {t('contribute.next')}
        </button>
      }
    >
      <p className="sl-under">{t(link.surprise ? 'contribute.name.hint.neutral' : 'contribute.name.hint')}</p>
      <form id="name" ref={fields} className="sl-form" noValidate onSubmit={submit}>
        <TextField
          label={t(link.person ? 'contribute.name.whole' : 'contribute.name.first')}
          value={name}
          onChange={(value) => answer({ name: value })}
          required={t('contribute.name.required')}
          autoComplete={link.person ? 'name' : 'given-name'}
          showCount
        />
        {/* The roster knows people by one name. */}
        {!link.person && (
          <TextField
            label={t('contribute.name.last')}
            value={lastName}
            onChange={(value) => answer({ lastName: value })}
            autoComplete="family-name"
          />
        )}
        <p className="sl-hint sl-shortened" role="status">
          {shortened === null ? '' : t('contribute.name.shortened', { name: shortened })}
        </p>
        <p className="sl-hint sl-shortened" role="status">
          {letters.length === 0 ? '' : t('contribute.name.unprintable', { letters: letters.join(' ') })}
        </p>
        <TextField
          label={t('contribute.name.position')}
          value={position}
          onChange={(value) => answer({ position: value })}
          required={link.require_position ? t('contribute.name.position.required') : undefined}
          autoComplete="organization-title"
        />
      </form>
      {link.look && (
        <div className="sl-growing">
          <LivePreview width={74} photo={null} />
          <span>{t('contribute.name.grows')}</span>
        </div>
      )}
    </StepPage>
  );
}
