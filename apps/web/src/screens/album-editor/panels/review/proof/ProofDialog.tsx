import { Dialog, ErrorNotice, Loading, RowSkeleton } from '@figurina/ui';
import { formatDate } from '@figurina/locales';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { problemText } from '../../../../../api/problem.ts';
import { useT } from '../../../../../app/use-t.ts';
import { useEditor } from '../../../session/editor-context.ts';
import { RoundCard } from './RoundCard.tsx';
import { StartRound } from './StartRound.tsx';
import { useProofRounds } from './use-proof-rounds.ts';
import './proof-rounds.css';

/** Proof rounds: the one that runs with who has answered, those before, and the beginning of the next. */
export function ProofDialog() {
  const { windows } = useEditor();
  const t = useT();
  const { data, error, isFetching, refetch } = useProofRounds();
  const [starting, setStarting] = useState(false);
  const [newest, ...older] = data?.proof_rounds ?? [];
  const past = newest?.closed_at ? [newest, ...older] : older;
  const starts = starting || (data !== undefined && data.proof_rounds.length === 0);
  return (
    <Dialog opened title={t('proof.name')} closeLabel={t('common.close')} onClose={() => windows.close()} width={640}>
      <div className="proof-rounds">
        {error && !data ? (
          <ErrorNotice retry={{ label: t('common.retry'), run: () => void refetch(), busy: isFetching }}>
            {problemText(t, error)}
          </ErrorNotice>
        ) : null}
        {!data && !error ? (
          <Loading label={t('common.loading')}>
            <RowSkeleton height={220} />
          </Loading>
        ) : null}
        {data && starts ? (
          <StartRound before={newest ?? null} changed={data.changed_since} close={() => setStarting(false)} />
        ) : null}
        {data && !starts ? (
          <>
            {newest && !newest.closed_at ? <RoundCard round={newest} /> : null}
            <div className="proof-next">
              {data.changed_since !== null && newest ? (
                <p>{t('proof.changed_since', { changed: data.changed_since, count: newest.spreads.length })}</p>
              ) : null}
              <Button variant="default" radius="xl" onClick={() => setStarting(true)}>
                {t('proof.next')}
              </Button>
            </div>
            {past.length > 0 ? (
              <ul className="proof-past" aria-label={t('proof.past')}>
                {past.map((round) => (
                  <li key={round.id}>
                    <details>
                      <summary>
                        {t('proof.past.round', {
                          number: round.number,
                          date: formatDate(round.closed_at ?? round.created_at),
                        })}
                      </summary>
                      <RoundCard round={round} />
                    </details>
                  </li>
                ))}
              </ul>
            ) : null}
          </>
        ) : null}
      </div>
    </Dialog>
  );
}
