import type { ProofAnswer, ProofDecision, PublicProof } from '@figurina/contract';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useServices } from '../../app/services.ts';
import { useToast } from '../../app/use-toast.ts';

export interface Said {
  readonly answer: ProofAnswer | null;
  readonly comment: string;
}

/** What was said so far. Shown at once, and taken back with a word where it did not arrive. */
export function useDecisions(proof: PublicProof, token: string) {
  const { api } = useServices();
  const toast = useToast();
  const [decisions, setDecisions] = useState(() => bySpread(proof.decisions));
  const [done, setDone] = useState(proof.done);
  const { mutateAsync, mutate, isPending } = useMutation({
    mutationFn: async (body: { decisions?: (Said & { spread_id: string })[]; done?: boolean }) =>
      api.proofs.decide({ params: { token }, body }),
    onSuccess: (answer) => {
      setDecisions(bySpread(answer.decisions));
      setDone(answer.done);
    },
    onError: (cause) => toast.problem(cause),
  });
  const say = useCallback(
    async (spread_id: string, said: Said): Promise<boolean> =>
      mutateAsync({ decisions: [{ spread_id, ...said }] }).then(
        () => true,
        () => false,
      ),
    [mutateAsync],
  );
  return {
    decisions,
    done,
    isSending: isPending,
    /** Whether it arrived. */
    say,
    /** `rest`: spreads that are fine as they are. */
    finish: (rest: readonly string[]) =>
      mutate({ decisions: rest.map((spread_id) => ({ spread_id, answer: 'ok', comment: '' })), done: true }),
  };
}

function bySpread(decisions: readonly ProofDecision[]): ReadonlyMap<string, ProofDecision> {
  return new Map(decisions.map((decision) => [decision.spread_id, decision]));
}
