/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { useT } from '../form-context.ts';
import { Page } from '../parts/Page.tsx';

/** Something that trying again may mend. What was typed is kept. */
export function FailedPage({
  text,
  kept,
  onAgain,
  onOther,
}: {
  text?: string;
  kept?: boolean;
  onAgain: () => void;
  /** Leads to another photo, where it may be this one that does not go through. */
  onOther?: () => void;
}): ComponentChildren {
  const t = useT();
  return (
    <Page
      centred
      title={t('contribute.error.title')}
      footer={
        <>
          <button type="button" className="sl-commit" onClick={onAgain}>
            {t('contribute.error.again')}
          </button>
          {onOther && (
            <button type="button" className="sl-text" onClick={onOther}>
              {t('contribute.error.other_photo')}
            </button>
          )}
        </>
      }
    >
      <p role="alert">{text || t('contribute.error.text')}</p>
      {kept && <p>{t('contribute.error.kept')}</p>}
    </Page>
  );
}
