import { ErrorNotice, Loading, RowSkeleton } from '@figurina/ui';
import { problemText } from '../api/problem.ts';
import { useT } from './use-t.ts';

/** A page behind a link while it is loaded, or that could not be: then with a way to try again. */
export function OpeningPage({ error, busy, retry }: { error: unknown; busy: boolean; retry: () => void }) {
  const t = useT();
  return (
    <main className="message-screen">
      {error ? (
        <ErrorNotice retry={{ label: t('common.retry'), run: retry, busy }}>{problemText(t, error)}</ErrorNotice>
      ) : (
        <Loading label={t('common.loading')}>
          <RowSkeleton height={320} />
        </Loading>
      )}
    </main>
  );
}
