import type { OwnData } from '@figurina/contract';
import { Dialog, ErrorNotice } from '@figurina/ui';
import { Button, Checkbox, NativeSelect, PasswordInput, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { problemText } from '../../api/problem.ts';
import { useServices } from '../../app/services.ts';
import { useT } from '../../app/use-t.ts';

/** What goes for everybody; an album's id has no such letters. */
const GONE = '*';

/** Asks in words before the account goes, and what becomes of albums that others are in. */
export function DeleteAccountDialog(props: { data: OwnData; opened: boolean; onClose: () => void }) {
  const { data, opened, onClose } = props;
  const t = useT();
  return (
    <Dialog
      opened={opened}
      title={t('profile.delete.title')}
      closeLabel={t('common.cancel')}
      onClose={onClose}
      width={560}
    >
      <DeleteAccountForm data={data} onClose={onClose} />
    </Dialog>
  );
}

function DeleteAccountForm({ data, onClose }: { data: OwnData; onClose: () => void }) {
  const t = useT();
  const { api } = useServices();
  const queries = useQueryClient();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isUnderstood, setUnderstood] = useState(false);
  const [heirs, setHeirs] = useState<Readonly<Record<string, string>>>({});
  const ask = useMutation({
    mutationFn: async () =>
      api.privacy.erase({
        body: {
          email,
          ...(data.has_password && { password }),
          handovers: Object.fromEntries(Object.entries(heirs).map(([id, heir]) => [id, heir === GONE ? null : heir])),
        },
      }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['own-data'] });
      onClose();
    },
  });
  const isDecided = data.shared_albums.every(({ id }) => heirs[id]);
  const isReady = isUnderstood && isDecided && email.trim() !== '' && (!data.has_password || password !== '');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isReady && !ask.isPending) ask.mutate();
  };
  return (
    <form className="profile-form" onSubmit={submit}>
      <p>{t('profile.delete.albums', { count: data.albums })}</p>
      {data.kept_orders > 0 ? <p>{t('profile.delete.kept')}</p> : null}
      {data.shared_albums.map(({ id, title, members }) => (
        <NativeSelect
          key={id}
          label={t('profile.delete.shared', { title: title || t('album.title_placeholder') })}
          value={heirs[id] ?? ''}
          onChange={({ currentTarget: { value } }) => setHeirs({ ...heirs, [id]: value })}
        >
          <option value="">{t('profile.delete.shared.choose')}</option>
          {members.map((member) => (
            <option key={member.id} value={member.id}>
              {t('profile.delete.shared.to', { name: member.name })}
            </option>
          ))}
          <option value={GONE}>{t('profile.delete.shared.gone')}</option>
        </NativeSelect>
      ))}
      <TextInput
        label={t('profile.delete.email')}
        type="email"
        autoComplete="off"
        value={email}
        onChange={({ currentTarget: { value } }) => setEmail(value)}
        data-autofocus
      />
      {data.has_password ? (
        <PasswordInput
          label={t('profile.delete.password')}
          autoComplete="current-password"
          value={password}
          onChange={({ currentTarget: { value } }) => setPassword(value)}
          visibilityToggleButtonProps={{ 'aria-label': t('profile.delete.password.show') }}
        />
      ) : null}
      <Checkbox
        label={t('profile.delete.understood', { days: data.grace_days })}
        checked={isUnderstood}
        onChange={({ currentTarget: { checked } }) => setUnderstood(checked)}
      />
      {ask.isError ? <ErrorNotice>{problemText(t, ask.error)}</ErrorNotice> : null}
      <div className="fig-dialog-foot">
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" variant="default" className="fig-danger" disabled={!isReady} loading={ask.isPending}>
          {t('profile.delete.submit')}
        </Button>
      </div>
    </form>
  );
}
