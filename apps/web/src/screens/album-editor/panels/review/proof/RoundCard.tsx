import { type NodeId, spreadOrder } from '@figurina/album';
import type { ProofPerson, ProofRound } from '@figurina/contract';
import { formatDate } from '@figurina/locales';
import { Button, TextInput, UnstyledButton } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../../../app/services.ts';
import { useT } from '../../../../../app/use-t.ts';
import { useToast } from '../../../../../app/use-toast.ts';
import { useEditor } from '../../../session/editor-context.ts';
import { wishesOf } from './wishes-of.ts';

/** A round: who has answered, and what is to be done about it, page by page. */
export function RoundCard({ round }: { round: ProofRound }) {
  const t = useT();
  const { isPending, remind, change, withdraw } = useRound(round);
  const isOpen = round.closed_at === null;
  const people = round.people.filter(({ withdrawn }) => !withdrawn);
  const waiting = people.filter(({ done_at }) => done_at === null).length;
  return (
    <section className="proof-round" aria-label={t('proof.past.round', roundWords(round))}>
      <h3>{t('proof.answered', { done: people.length - waiting, count: people.length })}</h3>
      <ul className="proof-people" aria-label={t('proof.people')}>
        {people.map((person) => (
          <li key={person.id}>
            <span>
              <b>{person.name}</b>
              <PersonState person={person} round={round} />
            </span>
            {isOpen ? (
              <UnstyledButton
                className="panel-link"
                aria-label={t('proof.withdraw.of', { name: person.name })}
                onClick={() => withdraw(person.id)}
              >
                {t('proof.withdraw')}
              </UnstyledButton>
            ) : null}
          </li>
        ))}
      </ul>
      {isOpen ? (
        <div className="proof-tools">
          <TextInput
            type="date"
            label={t('proof.start.deadline')}
            defaultValue={round.deadline ?? ''}
            key={round.deadline}
            onBlur={(event) => {
              const deadline = event.currentTarget.value || null;
              if (deadline !== round.deadline) change({ deadline });
            }}
          />
          <Button variant="default" radius="xl" loading={isPending} disabled={waiting === 0} onClick={remind}>
            {t('proof.remind', { count: waiting })}
          </Button>
          <Button variant="default" radius="xl" onClick={() => change({ closed: true })}>
            {t('proof.close')}
          </Button>
        </div>
      ) : null}
      <Wishes round={round} />
    </section>
  );
}

function roundWords({ number, closed_at, created_at }: ProofRound): { number: number; date: string } {
  return { number, date: formatDate(closed_at ?? created_at) };
}

/** How far somebody is. A comment is not counted: it decides nothing. */
function PersonState({ person, round }: { person: ProofPerson; round: ProofRound }) {
  const t = useT();
  const { done_at, opened, decisions } = person;
  const decided = decisions.filter(({ answer }) => answer !== null).length;
  const some = t('proof.state.some', { decided, count: round.spreads.length });
  const unopened = opened ? [] : [t('proof.state.unopened')];
  const words = opened || decided > 0 ? [...unopened, some] : unopened;
  return (
    <span className="proof-state">
      {done_at ? t('proof.state.done', { date: formatDate(done_at) }) : words.join(', ')}
    </span>
  );
}

/** Everything that somebody wants changed, or only says, by page; a click leads there. */
function Wishes({ round }: { round: ProofRound }) {
  const { windows, store, goToSpread } = useEditor();
  const t = useT();
  const wishes = wishesOf(round);
  if (wishes.length === 0) return null;
  const show = (spread: string): void => {
    windows.close();
    goToSpread(spreadOrder(store.document).indexOf(spread as NodeId));
  };
  return (
    <>
      <h3>{t('proof.wishes', { count: wishes.length })}</h3>
      <ul className="proof-wishes" aria-label={t('proof.wishes', { count: wishes.length })}>
        {wishes.map(({ key, spread, pages, name, answer, comment }) => (
          <li key={key}>
            <p>
              <b>{t('proof.page', { pages })}</b> · {name} ·{' '}
              {t(answer === null ? 'proof.comment_only' : `proof.answer.${answer}`)}
            </p>
            {comment ? <p className="review-words">{comment}</p> : null}
            {store.document.nodes.has(spread as NodeId) ? (
              <UnstyledButton className="panel-link" onClick={() => show(spread)}>
                {t('review.finding.show')}
              </UnstyledButton>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  );
}

function useRound({ id: round }: ProofRound) {
  const { meta } = useEditor();
  const { api } = useServices();
  const queries = useQueryClient();
  const t = useT();
  const toast = useToast();
  const { id } = meta.get();
  const { mutate, isPending } = useMutation({
    mutationFn: async (call: () => Promise<unknown>) => call(),
    onError: (cause) => toast.problem(cause),
    onSettled: async () => queries.invalidateQueries({ queryKey: ['proofs', id] }),
  });
  return {
    isPending,
    remind: () =>
      mutate(async () => {
        const { sent } = await api.proofs.remind({ params: { id, round }, body: {} });
        toast.info(t('proof.reminded', { count: sent }));
      }),
    change: (proof_round: { deadline?: string | null; closed?: true }) =>
      mutate(async () => api.proofs.change({ params: { id, round }, body: { proof_round } })),
    withdraw: (person: string) => mutate(async () => api.proofs.withdraw({ params: { id, round, person } })),
  };
}
