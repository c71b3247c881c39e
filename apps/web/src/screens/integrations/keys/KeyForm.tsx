import type { ApiKey, ApiScope } from '@figurina/contract';
import { Dialog, ErrorNotice } from '@figurina/ui';
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { DialogFoot } from '../../../app/DialogFoot.tsx';
import { problemText } from '../../../api/problem.ts';
import { goToFault } from '../../../app/go-to-fault.ts';
import { useServices } from '../../../app/services.ts';
import { useT } from '../../../app/use-t.ts';
import { RESOURCES, type Resource, scopeOf } from './scopes.ts';

interface FormParts {
  readonly onClose: () => void;
  readonly onMade: (made: { api_key: ApiKey; key: string }) => void;
}
const LONGEST_NAME: typeof import('@figurina/contract').LIMITS.apiKeyName = 80;
const DAYS = [30, 90, 365] as const;

/** A new key for oneself. */
export function KeyForm({ opened, ...parts }: FormParts & { opened: boolean }) {
  const t = useT();
  return (
    <Dialog
      opened={opened}
      title={t('integrations.key.new')}
      closeLabel={t('common.close')}
      width={560}
      onClose={parts.onClose}
    >
      <Fields {...parts} />
    </Dialog>
  );
}

function Fields({ onClose, onMade }: FormParts) {
  const t = useT();
  const { api } = useServices();
  const [name, setName] = useState('');
  const [days, setDays] = useState<number | null>(90);
  const [scopes, setScopes] = useState<readonly ApiScope[]>([]);
  const [isTried, setTried] = useState(false);
  const make = useMutation({
    mutationFn: async () =>
      api.apiKeys.create({ body: { api_key: { name: name.trim(), scopes: [...scopes], expires_in_days: days } } }),
    onSuccess: onMade,
  });
  const isComplete = name.trim() !== '' && scopes.length > 0;
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (!isComplete) goToFault(event.currentTarget);
    else if (!make.isPending) make.mutate();
  };
  const toggle = (scope: ApiScope, on: boolean): void => {
    make.reset();
    setScopes((now) => [...now.filter((one) => one !== scope), ...(on ? [scope] : [])]);
  };
  return (
    <form className="staff-form" onSubmit={send} noValidate>
      <div className="staff-pair">
        <TextInput
          label={t('integrations.name')}
          description={t('integrations.key.name.hint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={name}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          error={isTried && name.trim() === '' && t('integrations.name.missing')}
          onChange={(event) => setName(event.currentTarget.value)}
          data-autofocus
        />
        <NativeSelect
          label={t('integrations.key.validity')}
          value={days ?? ''}
          onChange={(event) => setDays(Number(event.currentTarget.value) || null)}
          data={[
            ...DAYS.map((count) => ({ value: String(count), label: t('integrations.key.days', { count }) })),
            { value: '', label: t('integrations.key.forever') },
          ]}
        />
      </div>
      <fieldset className="integrations-choice">
        <legend>{t('integrations.key.scopes')}</legend>
        <div className="integrations-grid">
          {(Object.keys(RESOURCES) as Resource[]).map((resource) => (
            <ScopeRow key={resource} resource={resource} scopes={scopes} onToggle={toggle} />
          ))}
        </div>
        {isTried && scopes.length === 0 && (
          <p className="integrations-fault" role="alert">
            {t('integrations.key.scopes.missing')}
          </p>
        )}
      </fieldset>
      {make.isError && <ErrorNotice>{problemText(t, make.error)}</ErrorNotice>}
      <DialogFoot onClose={onClose} loading={make.isPending}>
        {t('integrations.key.create')}
      </DialogFoot>
    </form>
  );
}

function ScopeRow(props: {
  resource: Resource;
  scopes: readonly ApiScope[];
  onToggle: (scope: ApiScope, on: boolean) => void;
}) {
  const t = useT();
  const { resource, scopes } = props;
  const label = t(`integrations.scope.${resource}`);
  return (
    <>
      <span>{label}</span>
      {(['read', 'write'] as const).map((verb) => {
        const scope = scopeOf(resource, verb);
        if (!RESOURCES[resource].includes(verb)) return <span key={verb} />;
        return (
          <Checkbox
            key={verb}
            aria-label={`${label}: ${t(`integrations.scope.${verb}`)}`}
            label={t(`integrations.scope.${verb}`)}
            checked={scopes.includes(scope)}
            onChange={(event) => props.onToggle(scope, event.currentTarget.checked)}
          />
        );
      })}
    </>
  );
}
