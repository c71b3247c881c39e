import type { Partner } from '@figurina/contract';
import { Dialog, ErrorNotice } from '@figurina/ui';
import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { DialogFoot } from '../../app/DialogFoot.tsx';
import { problemText } from '../../api/problem.ts';
import { goToFault } from '../../app/go-to-fault.ts';
import { useServices } from '../../app/services.ts';
import { useT } from '../../app/use-t.ts';
import { fieldFaults } from '../../staff-list/field-faults.ts';

interface FormParts {
  readonly onClose: () => void;
  readonly onMade: (made: { partner: Partner; url: string }) => void;
  readonly onSaved: () => void;
}
const LONGEST_NAME: typeof import('@figurina/contract').LIMITS.partnerName = 100;
const LONGEST_EMAIL: typeof import('@figurina/contract').LIMITS.partnerEmail = 254;
const LONGEST_SOURCE: typeof import('@figurina/contract').LIMITS.partnerSource = 40;

/** A new partner, or name and address of one. The source stays: it stands in links that are out. */
export function PartnerForm({ edited, ...parts }: FormParts & { edited: Partner | 'new' | null }) {
  const t = useT();
  const partner = edited === 'new' ? null : edited;
  return (
    <Dialog
      opened={edited !== null}
      title={partner ? t('partners.form.change', { name: partner.name }) : t('partners.new')}
      closeLabel={t('common.close')}
      width={560}
      onClose={parts.onClose}
    >
      <Fields key={partner?.id ?? 'new'} partner={partner} {...parts} />
    </Dialog>
  );
}

function Fields({ partner, onClose, onMade, onSaved }: FormParts & { partner: Partner | null }) {
  const t = useT();
  const { api } = useServices();
  const [typed, setTyped] = useState({
    name: partner?.name ?? '',
    email: partner?.email ?? '',
    url_source: partner?.url_source ?? '',
  });
  const save = useMutation({
    mutationFn: async ({ name, email, url_source }: typeof typed) => {
      if (!partner) return onMade(await api.partners.create({ body: { partner: { name, email, url_source } } }));
      await api.partners.change({ params: { id: partner.id }, body: { partner: { name, email } } });
      onSaved();
    },
  });
  const faults = fieldFaults(save.error, 'partner_wrong');
  const change = (part: Partial<typeof typed>): void => {
    // What was refused is another partner now.
    save.reset();
    setTyped((now) => ({ ...now, ...part }));
  };
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!save.isPending) save.mutate(typed, { onError: () => goToFault(form) });
  };
  return (
    <form className="staff-form" onSubmit={send} noValidate>
      <TextInput
        label={t('partners.form.name')}
        value={typed.name}
        maxLength={LONGEST_NAME}
        error={faults['name']}
        autoComplete="off"
        onChange={(event) => change({ name: event.currentTarget.value })}
        data-autofocus
      />
      <TextInput
        type="email"
        label={t('partners.form.email')}
        description={t('partners.form.email.hint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={typed.email}
        maxLength={LONGEST_EMAIL}
        error={faults['email']}
        autoComplete="off"
        onChange={(event) => change({ email: event.currentTarget.value })}
      />
      {!partner && (
        <TextInput
          label={t('partners.form.url_source')}
          description={t('partners.form.url_source.hint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={typed.url_source}
          maxLength={LONGEST_SOURCE}
          error={faults['url_source']}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => change({ url_source: event.currentTarget.value })}
        />
      )}
      {save.isError && Object.keys(faults).length === 0 && <ErrorNotice>{problemText(t, save.error)}</ErrorNotice>}
      <DialogFoot onClose={onClose} loading={save.isPending}>
        {partner ? t('partners.form.save') : t('partners.form.create')}
      </DialogFoot>
    </form>
  );
}
