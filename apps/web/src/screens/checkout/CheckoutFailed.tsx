import { ErrorNotice } from '@figurina/ui';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { ApiProblem, problemText } from '../../api/problem.ts';
import { useT } from '../../app/use-t.ts';
import { CheckoutHeader } from './CheckoutHeader.tsx';

/** Refusals that asking again does not change. */
const FINAL: ReadonlySet<string> = new Set(['not_found', 'forbidden', 'blueprint_not_orderable']);

/** The checkout could not be loaded: why, and the way back. */
export function CheckoutFailed(props: { albumId: string; cause: unknown; retry: () => void; busy?: boolean }) {
  const t = useT();
  const { albumId, cause, retry, busy = false } = props;
  const code = cause instanceof ApiProblem ? cause.code : '';
  const isGone = code === 'not_found';
  return (
    <div className="checkout">
      <CheckoutHeader at="preview" albumId={albumId} />
      <main className="checkout-failed">
        <h1>{t('checkout.failed')}</h1>
        <ErrorNotice {...(!FINAL.has(code) && { retry: { label: t('common.retry'), run: retry, busy } })}>
          {problemText(t, cause)}
        </ErrorNotice>
        <Button variant="default" component={Link} to={isGone ? '/start' : `/album/${albumId}`}>
          {t(isGone ? 'common.back_to_start' : 'checkout.back_to_album')}
        </Button>
      </main>
    </div>
  );
}
