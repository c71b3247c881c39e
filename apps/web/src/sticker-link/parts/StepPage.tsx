/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { useForm, useT } from '../form-context.ts';
import { placeOf, progressOf } from '../steps.ts';
import { Page } from './Page.tsx';

interface StepPageProps {
  title: string;
  children?: ComponentChildren;
  footer?: ComponentChildren;
  centred?: boolean;
  picture?: ComponentChildren;
  note?: string;
}

/** A page of the way through the form: whose album, how far, and back. */
export function StepPage(props: StepPageProps): ComponentChildren {
  const t = useT();
  const { link, form, goBack } = useForm();
  const place = placeOf(form.step, link.sections.length > 0);
  return (
    <Page
      whose={link.title}
      note={place ? t('contribute.place', place) : undefined}
      progress={progressOf(form.step)}
      onBack={goBack}
      {...props}
    />
  );
}
