import type { Webhook, WebhookEvent } from '@figurina/contract';
import { Dialog, ErrorNotice } from '@figurina/ui';
import { Checkbox, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { DialogFoot } from '../../../app/DialogFoot.tsx';
import { ApiProblem, problemText } from '../../../api/problem.ts';
import { goToFault } from '../../../app/go-to-fault.ts';
import { useServices } from '../../../app/services.ts';
import { useT } from '../../../app/use-t.ts';
import { EVENT_GROUPS, EVENTS, eventWords } from '../event-words.ts';

interface FormParts {
  readonly onClose: () => void;
  readonly onMade: (made: { webhook: Webhook; secret: string }) => void;
  readonly onSaved: () => void;
}
const LONGEST_NAME: typeof import('@figurina/contract').LIMITS.webhookName = 80;
const LONGEST_URL: typeof import('@figurina/contract').LIMITS.webhookUrl = 500;

/** A new webhook, or name, address and events of one. */
export function WebhookForm({ edited, ...parts }: FormParts & { edited: Webhook | 'new' | null }) {
  const t = useT();
  const webhook = edited === 'new' ? null : edited;
  return (
    <Dialog
      opened={edited !== null}
      title={webhook ? webhook.name : t('integrations.webhook.new')}
      closeLabel={t('common.close')}
      width={640}
      onClose={parts.onClose}
    >
      <Fields key={webhook?.id ?? 'new'} webhook={webhook} {...parts} />
    </Dialog>
  );
}

function Fields({ webhook, onClose, onMade, onSaved }: FormParts & { webhook: Webhook | null }) {
  const t = useT();
  const { api } = useServices();
  const [typed, setTyped] = useState({
    name: webhook?.name ?? '',
    url: webhook?.url ?? 'https://',
    events: webhook?.events ?? [],
  });
  const [isTried, setTried] = useState(false);
  const save = useMutation({
    mutationFn: async () => {
      const { name, url, events } = typed;
      const wish = { name: name.trim(), url: url.trim(), events: [...events] };
      if (!webhook) return onMade(await api.webhooks.create({ body: { webhook: wish } }));
      await api.webhooks.change({ params: { id: webhook.id }, body: { webhook: wish } });
      onSaved();
    },
  });
  const change = (part: Partial<typeof typed>): void => {
    save.reset();
    setTyped((now) => ({ ...now, ...part }));
  };
  const toggle = (event: WebhookEvent, on: boolean): void =>
    change({ events: EVENTS.filter((one) => (one === event ? on : typed.events.includes(one))) });
  const isOfAddress = save.error instanceof ApiProblem && save.error.code === 'webhook_address';
  const isNameless = typed.name.trim() === '';
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    setTried(true);
    if (isNameless) goToFault(form);
    else if (typed.events.length > 0 && !save.isPending) save.mutate(undefined, { onError: () => goToFault(form) });
  };
  return (
    <form className="staff-form" onSubmit={send} noValidate>
      <TextInput
        label={t('integrations.name')}
        value={typed.name}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        error={isTried && isNameless && t('integrations.name.missing')}
        onChange={(event) => change({ name: event.currentTarget.value })}
        data-autofocus
      />
      <TextInput
        type="url"
        label={t('integrations.webhook.url')}
        description={t('integrations.webhook.url.hint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={typed.url}
        maxLength={LONGEST_URL}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        error={isOfAddress && problemText(t, save.error)}
        onChange={(event) => change({ url: event.currentTarget.value })}
      />
      <div className="integrations-events">
        {EVENT_GROUPS.map((group) => (
          <fieldset key={group} className="integrations-choice">
            <legend>{t(`integrations.group.${group}`)}</legend>
            {EVENTS.filter((event) => event.startsWith(`${group}.`)).map((event) => (
              <Checkbox
                key={event}
                label={eventWords(t, event)}
                checked={typed.events.includes(event)}
                onChange={(changed) => toggle(event, changed.currentTarget.checked)}
              />
            ))}
          </fieldset>
        ))}
      </div>
      {isTried && typed.events.length === 0 && (
        <p className="integrations-fault" role="alert">
          {t('integrations.webhook.events.missing')}
        </p>
      )}
      {save.isError && !isOfAddress && <ErrorNotice>{problemText(t, save.error)}</ErrorNotice>}
      <DialogFoot onClose={onClose} loading={save.isPending}>
        {webhook ? t('integrations.save') : t('integrations.webhook.create')}
      </DialogFoot>
    </form>
  );
}
