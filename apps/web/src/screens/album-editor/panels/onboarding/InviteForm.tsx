import { StampButton } from '@figurina/ui';
import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { problemText } from '../../../../api/problem.ts';
import { useServices } from '../../../../app/services.ts';
import { useT } from '../../../../app/use-t.ts';
import { useToast } from '../../../../app/use-toast.ts';
import { useEditor } from '../../session/editor-context.ts';

/** Invites somebody by mail. Who was invited is said in passing: the step is done then, and the next one opens. */
export function InviteForm({ isActive }: { isActive: boolean }) {
  const t = useT();
  const toast = useToast();
  const { meta } = useEditor();
  const { api, queries } = useServices();
  const { id } = meta.get();
  const [email, setEmail] = useState('');
  const invite = useMutation({
    mutationFn: async (to: string) => (await api.members.invite({ params: { id }, body: { email: to } })).invitation,
    onSuccess: (invitation) => {
      setEmail('');
      toast.info(t('onboarding.people.done', { email: invitation.email }));
      void queries.invalidateQueries({ queryKey: ['onboarding', id] });
    },
  });
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (email.trim()) invite.mutate(email.trim());
  };
  const Commit = isActive ? StampButton : Button;
  return (
    <form className="onboarding-invite" onSubmit={send} noValidate>
      <TextInput
        type="email"
        label={t('onboarding.people.email')}
        value={email}
        error={invite.error ? problemText(t, invite.error) : undefined}
        onChange={(event) => {
          setEmail(event.currentTarget.value);
          invite.reset();
        }}
      />
      <Commit
        type="submit"
        variant={isActive ? undefined : 'default'}
        disabled={!email.trim()}
        loading={invite.isPending}
      >
        {t('onboarding.people.do')}
      </Commit>
    </form>
  );
}
