import { LIMITS, type ProofRound } from '@figurina/contract';
import { StampButton } from '@figurina/ui';
import { Button, Chip, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { problemText } from '../../../../../api/problem.ts';
import { useServices } from '../../../../../app/services.ts';
import { useT } from '../../../../../app/use-t.ts';
import { useToast } from '../../../../../app/use-toast.ts';
import { useUser } from '../../../../../session/use-user.ts';
import { useEditor } from '../../../session/editor-context.ts';
import { addressesIn } from './addresses-in.ts';

interface StartRoundProps {
  /** Whose people are asked again, unless somebody takes them out. */
  before: ProofRound | null;
  changed: number | null;
  close: () => void;
}

/** Whom to ask, by when, with which words. People of the album are a click, others an address. */
export function StartRound({ before, changed, close }: StartRoundProps) {
  const { meta, sync } = useEditor();
  const { api } = useServices();
  const queries = useQueryClient();
  const user = useUser();
  const t = useT();
  const toast = useToast();
  const { id } = meta.get();
  const [typed, setTyped] = useState(() =>
    (before?.people ?? []).flatMap(({ email, withdrawn }) => (withdrawn ? [] : [email])).join('\n'),
  );
  const [message, setMessage] = useState('');
  const [deadline, setDeadline] = useState('');
  const members = useQuery({
    queryKey: ['proof_people', id],
    queryFn: async () => (await api.members.list({ params: { id } })).associations,
  });
  const addresses = addressesIn(typed);
  const others = (members.data ?? []).filter(({ user: { sub, email } }) => sub !== user?.sub && email !== '');
  const start = useMutation({
    mutationFn: async () => {
      if (!(await sync.flush())) return null;
      const people = addresses.map((email) => ({ email }));
      const proof_round = { people, message: message.trim(), deadline: deadline || null };
      return api.proofs.start({ params: { id }, body: { proof_round } });
    },
    onSuccess: async (started) => {
      if (!started) return toast.warning(t('notices.not_saved'));
      const sent = started.proof_round.people.length;
      toast.info(t('proof.started', { count: sent }));
      if (started.not_sent.length > 0) toast.warning(t('proof.not_sent', { addresses: started.not_sent.join(', ') }));
      await queries.invalidateQueries({ queryKey: ['proofs', id] });
      close();
    },
  });
  function toggle(email: string, on: boolean): void {
    const left = addresses.filter((address) => address !== email.toLowerCase());
    setTyped([...left, ...(on ? [email.toLowerCase()] : [])].join('\n'));
  }
  return (
    <form
      className="proof-start"
      onSubmit={(event) => {
        event.preventDefault();
        if (addresses.length > 0) start.mutate();
      }}
    >
      <p>{t('proof.start.text')}</p>
      {before && changed !== null ? (
        <p className="proof-note">
          {t('proof.start.next', { changed, count: before.spreads.length, number: before.number + 1 })}
        </p>
      ) : null}
      {others.length > 0 ? (
        <div className="proof-members" role="group" aria-label={t('proof.start.members')}>
          {others.map(({ id: key, user: { email, nickname } }) => (
            <Chip
              key={key}
              checked={addresses.includes(email.toLowerCase())}
              onChange={(on) => toggle(email, on)}
              radius="xl"
            >
              {nickname || email}
            </Chip>
          ))}
        </div>
      ) : null}
      <Textarea
        autosize
        data-autofocus
        minRows={3}
        maxRows={8}
        required
        label={t('proof.start.people')}
        description={t('proof.start.people.hint')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Textarea
        autosize
        minRows={2}
        maxRows={6}
        label={t('proof.start.message')}
        maxLength={LIMITS.proofMessage}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
      <TextInput
        type="date"
        label={t('proof.start.deadline')}
        description={t('proof.start.deadline.hint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={deadline}
        onChange={(event) => setDeadline(event.currentTarget.value)}
      />
      {start.isError ? (
        <p className="job-error" role="alert">
          {problemText(t, start.error)}
        </p>
      ) : null}
      <div className="fig-dialog-foot">
        {before ? (
          <Button variant="default" onClick={close}>
            {t('common.cancel')}
          </Button>
        ) : null}
        <StampButton
          type="submit"
          loading={start.isPending}
          disabled={addresses.length === 0 || addresses.length > LIMITS.proofPeople}
        >
          {t('proof.start.send', { count: addresses.length })}
        </StampButton>
      </div>
    </form>
  );
}
