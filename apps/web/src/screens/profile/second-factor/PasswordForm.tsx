import { ErrorNotice } from '@figurina/ui';
import { Button, PasswordInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { problemText } from '../../../api/problem.ts';
import { useT } from '../../../app/use-t.ts';

interface PasswordFormProps {
  readonly text: string;
  readonly submit: string;
  /** Of a mutation that takes the password. */
  readonly mutation: { readonly isPending: boolean; readonly error: Error | null; mutate(password: string): void };
  readonly onClose: () => void;
}

/** Whoever finds an open tab is not who knows the password. */
export function PasswordForm({ text, submit, mutation, onClose }: PasswordFormProps) {
  const t = useT();
  const [password, setPassword] = useState('');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (password !== '' && !mutation.isPending) mutation.mutate(password);
  };
  return (
    <form className="profile-form" onSubmit={send}>
      <p>{text}</p>
      <PasswordInput
        label={t('profile.factor.password')}
        autoComplete="current-password"
        value={password}
        onChange={({ currentTarget: { value } }) => setPassword(value)}
        visibilityToggleButtonProps={{ 'aria-label': t('profile.delete.password.show') }}
        data-autofocus
      />
      {mutation.error ? <ErrorNotice>{problemText(t, mutation.error)}</ErrorNotice> : null}
      <div className="fig-dialog-foot">
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" disabled={password === ''} loading={mutation.isPending}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
