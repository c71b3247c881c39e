/** @jsxImportSource preact */
import type { Withdrawal } from '@figurina/contract';
import { type ComponentChildren } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { ApiProblem } from '../api/problem.ts';
import { useT } from './form-context.ts';
import { forgetSent } from './kept-form.ts';
import { Page } from './parts/Page.tsx';
import { forgetPhoto } from './photo/kept-photo.ts';
import type { PublicApi } from './public-api.ts';
import { FailedPage } from './steps/FailedPage.tsx';

type State = 'loading' | 'gone' | 'failed' | 'kept' | Withdrawal;

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
    await receive(withdrawn(api, token));
    setWithdrawing(false);
  }

  /** Back to where one came from; who came by a mail came from nowhere. */
  function keep(): void {
    if (history.length > 1) history.back();
    else setState('kept');
  }

  if (state === 'kept') return <Page key="kept" centred title={t('contribute.withdraw.kept')} />;
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
          <button type="button" className="sl-text" onClick={keep}>
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

/** What was kept on this device goes too. */
async function withdrawn(api: PublicApi, token: string): ReturnType<PublicApi['withdraw']> {
  const answer = await api.withdraw({ params: { token } });
  for (const link of forgetSent(localStorage, token)) await forgetPhoto(link);
  return answer;
}
