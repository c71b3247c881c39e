/** @jsxImportSource preact */
import type { Withdrawal } from '@figurina/contract';
import { type ComponentChildren } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { ApiProblem } from '../api/problem.ts';
import { useT } from './form-context.ts';
import { Page } from './parts/Page.tsx';
import type { PublicApi } from './public-api.ts';
import { FailedPage } from './steps/FailedPage.tsx';

type State = 'loading' | 'gone' | 'failed' | Withdrawal;

/** Takes an upload back: says what that means, asks, and says that it is done. */
export function WithdrawalPage({ token, api }: { token: string; api: PublicApi }): ComponentChildren {
  const t = useT();
  const [state, setState] = useState<State>('loading');
  const [isWithdrawing, setWithdrawing] = useState(false);
  const receive = useCallback(async (answer: ReturnType<PublicApi['readWithdrawal']>): Promise<void> => {
    try {
      setState((await answer).withdrawal);
    } catch (cause) {
      setState(cause instanceof ApiProblem && cause.status === 404 ? 'gone' : 'failed');
    }
  }, []);
  const read = useCallback(() => receive(api.readWithdrawal({ params: { token } })), [receive, api, token]);
  useEffect(() => {
    document.title = t('contribute.withdraw.title');
    void read();
  }, [read, t]);

  async function withdraw(): Promise<void> {
    setWithdrawing(true);
    await receive(api.withdraw({ params: { token } }));
    setWithdrawing(false);
  }

  if (state === 'loading') return <p className="sl-loading">{t('contribute.loading')}</p>;
  if (state === 'failed') return <FailedPage key="failed" onAgain={() => void read()} />;
  if (state === 'gone')
    return (
      <Page key="gone" centred title={t('contribute.withdraw.gone')}>
        <p>{t('contribute.withdraw.gone.text')}</p>
      </Page>
    );
  if (state.withdrawn_at !== null)
    return (
      <Page key="done" centred title={t('contribute.withdraw.done')}>
        <p>{t('contribute.withdraw.done.text')}</p>
      </Page>
    );
  return (
    <Page
      key="ask"
      centred
      title={t('contribute.withdraw.title')}
      footer={
        <>
          <button type="button" className="sl-danger" disabled={isWithdrawing} onClick={() => void withdraw()}>
            {t('contribute.withdraw.confirm')}
          </button>
          <button type="button" className="sl-text" onClick={() => history.back()}>
            {t('contribute.withdraw.keep')}
          </button>
        </>
      }
    >
      <p>
        <strong>{t('contribute.withdraw.whose', { name: state.name })}</strong>
      </p>
      <p>{t('contribute.withdraw.text')}</p>
    </Page>
  );
}
