import type { I18n } from '@figurina/locales';
import type { ReactNode } from 'react';

interface RenderMessageProps {
  i18n: I18n;
  /** What went wrong, for whoever looks into it; null while loading. */
  fault: string | null;
}

export function RenderMessage({ i18n: { t, locale }, fault }: RenderMessageProps): ReactNode {
  return (
    <main className="render-message" lang={locale}>
      {fault === null ? (
        <p role="status">{t('render.loading')}</p>
      ) : (
        <div role="alert">
          <h1>{t('render.failed')}</h1>
          <p>{t('render.failed.hint')}</p>
          <pre>{fault}</pre>
        </div>
      )}
    </main>
  );
}
