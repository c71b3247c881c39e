/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { useForm, useT } from '../form-context.ts';
import { Icon } from '../parts/Icon.tsx';
import { StepPage } from '../parts/StepPage.tsx';

/** Which chapter: native radio buttons, so that arrow keys and screen readers know them. */
export function SectionStep(): ComponentChildren {
  const t = useT();
  const { link, form, answer, goOn } = useForm();
  const { sectionId } = form.answers;
  const chosen = sectionId === null || link.sections.some(({ id }) => id === sectionId);

  function submit(event: Event): void {
    event.preventDefault();
    if (chosen) goOn();
  }

  return (
    <StepPage
      title={t('contribute.section.title')}
      footer={
        <button type="submit" form="section" className="sl-commit" disabled={!chosen}>
          {t('contribute.next')}
        </button>
      }
    >
      <form id="section" onSubmit={submit}>
        <fieldset className="sl-choices">
          <legend className="sl-hidden">{t('contribute.section.title')}</legend>
          {link.sections.map(({ id, name }) => (
            <label key={id}>
              <input
                type="radio"
                name="section"
                checked={sectionId === id}
                onChange={() => answer({ sectionId: id })}
              />
              <span>{name}</span>
              <Icon name="check" />
            </label>
          ))}
          <label className="sl-unknown">
            <input
              type="radio"
              name="section"
              checked={sectionId === null}
              onChange={() => answer({ sectionId: null })}
            />
            <Icon name="question" />
            <span>{t('contribute.section.unknown')}</span>
            <Icon name="check" />
          </label>
        </fieldset>
      </form>
    </StepPage>
  );
}
