import type { Status } from '@figurina/contract';
import { formatRelativeTime } from '@figurina/locales';
import { EmptyState } from '@figurina/ui';
import { useI18n } from '../../app/use-t.ts';

/** What broke in browsers, the latest first. */
export function PageErrors({ errors, at }: { errors: Status['page_errors']; at: string }) {
  const { t, locale } = useI18n();
  if (errors.length === 0) return <EmptyState title={t('status.empty.title')} text={t('status.empty.text')} />;
  return (
    <section aria-labelledby="page-errors">
      <h2 id="page-errors">{t('status.errors')}</h2>
      <p className="status-text">{t('status.errors.text')}</p>
      <ul className="status-errors">
        {errors.map(({ name, message, screen, frames, count, last_at: last }) => (
          <li key={`${name} ${message} ${screen} ${frames[0]}`}>
            <h3>
              {name}: {message}
            </h3>
            <p>
              {t('status.errors.when', {
                count,
                screen,
                time: formatRelativeTime(locale, last, new Date(at)),
              })}
            </p>
            {frames.length > 0 && (
              <details>
                <summary>{t('status.errors.where')}</summary>
                <pre tabIndex={0}>{frames.join('\n')}</pre>
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
