import type { PublicProof } from '@figurina/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ApiProblem } from '../../api/problem.ts';
import { MessageScreen } from '../../app/MessageScreen.tsx';
import { OpeningPage } from '../../app/OpeningPage.tsx';
import { useServices } from '../../app/services.ts';
import { usePageTitle } from '../../app/use-page-title.ts';
import { useT } from '../../app/use-t.ts';
import { ProofReading } from './ProofReading.tsx';
import './proof.css';

const OVER: ReadonlySet<string> = new Set(['proof_gone', 'proof_round_closed']);

/** `/proof/:token`: an album to be looked at before it is printed, by somebody who was asked to. No account is needed. */
export function ProofScreen() {
  const t = useT();
  const { api } = useServices();
  const { token = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['proof', token],
    queryFn: async ({ signal }): Promise<PublicProof> =>
      (await api.proofs.read({ params: { token } }, { signal })).proof,
    // What is answered meanwhile is kept here.
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    retry: (count, cause) => !(cause instanceof ApiProblem && OVER.has(cause.code)) && count < 2,
  });
  usePageTitle(data ? t('proof.title', { album: data.title }) : t('proof.name'));
  if (data) return <ProofReading proof={data} token={token} />;
  if (error instanceof ApiProblem && OVER.has(error.code))
    return (
      <MessageScreen title={t(`problems.${error.code as 'proof_gone'}`)} text={t('proof.over')}>
        {null}
      </MessageScreen>
    );
  return <OpeningPage error={error} busy={isFetching} retry={() => void refetch()} />;
}
