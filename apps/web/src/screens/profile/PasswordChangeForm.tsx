import { type ErrorCode, PASSWORD_LENGTH } from '@figurina/contract';
import { ErrorNotice } from '@figurina/ui';
import { Button, PasswordInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiProblem, problemText } from '../../api/problem.ts';
import { useServices } from '../../app/services.ts';
import { useT } from '../../app/use-t.ts';

interface PasswordChangeFormProps {
  /** For the browser's own list of passwords. */
  readonly email: string;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

const OF_THE_NEW_ONE: readonly ErrorCode[] = ['password_short', 'password_long', 'password_easy'];

export function PasswordChangeForm({ email, onChanged, onClose }: PasswordChangeFormProps) {
  const t = useT();
  const { api } = useServices();
  const queries = useQueryClient();
  const [before, setBefore] = useState('');
  const [wanted, setWanted] = useState('');
  const change = useMutation({
    mutationFn: async () => api.session.changePassword({ body: { password: before, new_password: wanted } }),
    onSuccess: async () => {
      // The others are signed out.
      await queries.invalidateQueries({ queryKey: ['sign-ins'] });
      onChanged();
    },
  });
  const code = change.error instanceof ApiProblem ? change.error.code : undefined;
  const isOfBefore = code === 'password_wrong';
  const isOfWanted = code !== undefined && OF_THE_NEW_ONE.includes(code);
  const isReady = before !== '' && wanted !== '';
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (isReady && !change.isPending) change.mutate();
  };
  const shown = { visibilityToggleButtonProps: { 'aria-label': t('profile.delete.password.show') } };
  return (
    <form className="profile-form" onSubmit={send}>
      <input type="hidden" autoComplete="username" value={email} />
      <PasswordInput
        {...shown}
        label={t('profile.password.before')}
        autoComplete="current-password"
        value={before}
        onChange={({ currentTarget: { value } }) => setBefore(value)}
        error={isOfBefore ? problemText(t, change.error) : null}
        data-autofocus
      />
      <PasswordInput
        {...shown}
        label={t('profile.password.new')}
        description={t('profile.password.hint', { count: PASSWORD_LENGTH.min })}
        autoComplete="new-password"
        value={wanted}
        onChange={({ currentTarget: { value } }) => setWanted(value)}
        error={isOfWanted ? problemText(t, change.error) : null}
      />
      {change.error && !isOfBefore && !isOfWanted ? <ErrorNotice>{problemText(t, change.error)}</ErrorNotice> : null}
      <a href="/oidc/forgotten" className="fig-text-link">
        {t('profile.password.forgotten')}
      </a>
      <div className="fig-dialog-foot">
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" disabled={!isReady} loading={change.isPending}>
          {t('profile.password.save')}
        </Button>
      </div>
    </form>
  );
}
