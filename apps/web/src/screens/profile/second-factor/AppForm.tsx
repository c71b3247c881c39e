import { ErrorNotice } from '@figurina/ui';
import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { problemText } from '../../../api/problem.ts';
import { qrPicture } from '../../../app/qr-picture.ts';
import { useServices } from '../../../app/services.ts';
import { useT } from '../../../app/use-t.ts';

interface AppFormProps {
  readonly setup: { readonly secret: string; readonly address: string };
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** What the app reads, and its first code, which shows that it did. */
export function AppForm({ setup: { secret, address }, onConfirmed, onClose }: AppFormProps) {
  const t = useT();
  const { api } = useServices();
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // It comes in the place of the password, which had the focus.
  useEffect(() => input.current?.focus(), []);
  const confirm = useMutation({
    mutationFn: async () => (await api.session.confirmSecondFactor({ body: { code } })).recovery_codes,
    onSuccess: onConfirmed,
  });
  const picture = useMemo(() => qrPicture(address), [address]);
  const isReady = code.trim() !== '';
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (isReady && !confirm.isPending) confirm.mutate();
  };
  return (
    <form className="profile-form" onSubmit={send}>
      <div className="profile-factor-app">
        <img src={picture} alt={t('profile.factor.scan.alt')} width={168} height={168} />
        <div>
          <p>{t('profile.factor.scan')}</p>
          <a href={address} className="fig-text-link">
            {t('profile.factor.open')}
          </a>
          <p>{t('profile.factor.secret')}</p>
          <code>{secret.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
        </div>
      </div>
      <TextInput
        ref={input}
        label={t('profile.factor.code')}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={12}
        value={code}
        onChange={({ currentTarget: { value } }) => setCode(value)}
      />
      {confirm.error ? <ErrorNotice>{problemText(t, confirm.error)}</ErrorNotice> : null}
      <div className="fig-dialog-foot">
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" disabled={!isReady} loading={confirm.isPending}>
          {t('profile.factor.confirm')}
        </Button>
      </div>
    </form>
  );
}
