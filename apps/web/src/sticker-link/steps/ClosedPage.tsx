/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { useT } from '../form-context.ts';
import { Page } from '../parts/Page.tsx';

/** The album is gone or takes no photos: one screen that says whom to ask. */
export function ClosedPage(): ComponentChildren {
  const t = useT();
  return (
    <Page centred title={t('contribute.closed.title')}>
      <p>{t('contribute.closed.text')}</p>
      <p>{t('contribute.closed.contact')}</p>
    </Page>
  );
}
