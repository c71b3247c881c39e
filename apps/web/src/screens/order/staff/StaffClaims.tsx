import type { Claim, LIMITS, Order } from '@figurina/contract';
import { ConfirmDialog, ErrorNotice } from '@figurina/ui';
import { Button, Textarea } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../app/services.ts';
import { useT } from '../../../app/use-t.ts';
import { useToast } from '../../../app/use-toast.ts';
import { ClaimCard } from '../../../orders/claims/ClaimCard.tsx';
import { claimsQuery } from '../../../orders/claims/claims-queries.ts';

/** Must equal `LIMITS.claimWords` of the contract. */
const WORDS_MAX: (typeof LIMITS)['claimWords'] = 2000;

/** What the customer reports of what was sent, and the answer of the house. */
export function StaffClaims({ order }: { order: Order }) {
  const t = useT();
  const { api } = useServices();
  const { data, isError, isFetching, refetch } = useQuery(claimsQuery(api, order));
  if (isError)
    return (
      <ErrorNotice retry={{ label: t('common.retry'), run: () => void refetch(), busy: isFetching }}>
        {t('claims.failed')}
      </ErrorNotice>
    );
  if (!data || data.claims.length === 0) return null;
  return (
    <section className="order-panel desk-claims" aria-labelledby="desk-claims">
      <div className="desk-panel-head">
        <h2 id="desk-claims">{t('claims.staff')}</h2>
      </div>
      <ul className="claims">
        {openFirst(data.claims).map((claim) => (
          <ClaimCard key={claim.id} claim={claim}>
            {claim.state === 'open' ? <AnswerForm order={order} claim={claim} /> : null}
            {canBeReplaced(claim) ? <Replace order={order} claim={claim} /> : null}
          </ClaimCard>
        ))}
      </ul>
    </section>
  );
}

/** What waits for an answer, before what has one. */
const openFirst = (claims: readonly Claim[]): Claim[] =>
  claims.toSorted((a, b) => Number(b.state === 'open') - Number(a.state === 'open'));

/** Of boxes from before claims named them nobody knows which. */
const canBeReplaced = ({ state, item, motifs, replacement }: Claim): boolean =>
  state === 'accepted' && replacement === null && (item !== 'stickerbox_single_variety' || motifs.length > 0);

/** The way to an order at no price, after asking. */
function Replace({ order, claim }: { order: Order; claim: Claim }) {
  const t = useT();
  const { api, queries } = useServices();
  const toast = useToast();
  const [isAsked, setAsked] = useState(false);
  const make = useMutation({
    mutationFn: async () => (await api.claims.replace({ params: { id: claim.id } })).order,
    onSuccess: ({ name }) => toast.info(t('claims.staff.replaced', { name })),
    onError: (cause) => toast.problem(cause),
    onSettled: async () => {
      setAsked(false);
      await queries.invalidateQueries({ queryKey: claimsQuery(api, order).queryKey });
    },
  });
  const what = t(`claims.what.${claim.item}`, { count: claim.quantity });
  return (
    <div className="desk-buttons">
      <Button onClick={() => setAsked(true)}>{t('claims.staff.replace')}</Button>
      <ConfirmDialog
        opened={isAsked}
        title={t('claims.staff.replace')}
        question={t('claims.staff.replace.ask', { what })}
        confirm={t('claims.staff.replace')}
        cancel={t('common.cancel')}
        busy={make.isPending}
        harmless
        onConfirm={() => make.mutate()}
        onCancel={() => setAsked(false)}
      />
    </div>
  );
}

function AnswerForm({ order, claim }: { order: Order; claim: Claim }) {
  const t = useT();
  const { api, queries } = useServices();
  const toast = useToast();
  const [answer, setAnswer] = useState('');
  const [isTried, setTried] = useState(false);
  const send = useMutation({
    mutationFn: async (state: 'accepted' | 'refused') =>
      api.claims.answer({ params: { id: claim.id }, body: { claim: { state, answer: answer.trim() } } }),
    onSuccess: () => toast.info(t('claims.staff.done')),
    onError: (cause) => toast.problem(cause),
    onSettled: async () => queries.invalidateQueries({ queryKey: claimsQuery(api, order).queryKey }),
  });
  const say = (state: 'accepted' | 'refused'): void => {
    setTried(true);
    if (answer.trim() !== '' && !send.isPending) send.mutate(state);
  };
  return (
    <div className="desk-answer">
      <Textarea
        label={t('claims.staff.answer')}
        description={t('claims.staff.answer.hint')}
        value={answer}
        maxLength={WORDS_MAX}
        autosize
        minRows={2}
        maxRows={8}
        error={isTried && answer.trim() === '' ? t('claims.staff.missing') : null}
        onChange={(event) => setAnswer(event.currentTarget.value)}
      />
      <div className="desk-buttons">
        {(['accepted', 'refused'] as const).map((state) => (
          <Button
            key={state}
            variant={state === 'accepted' ? 'filled' : 'default'}
            loading={send.isPending && send.variables === state}
            disabled={send.isPending}
            onClick={() => say(state)}
          >
            {t(state === 'accepted' ? 'claims.staff.accept' : 'claims.staff.refuse')}
          </Button>
        ))}
      </div>
    </div>
  );
}
