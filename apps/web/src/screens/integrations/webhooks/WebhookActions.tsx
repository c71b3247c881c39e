import type { Webhook } from '@figurina/contract';
import { ConfirmDialog, StampButton } from '@figurina/ui';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../app/services.ts';
import { useT } from '../../../app/use-t.ts';
import { useToast } from '../../../app/use-toast.ts';
import { SecretDialog } from '../SecretDialog.tsx';
import { WebhookForm } from './WebhookForm.tsx';

/** What staff do with a webhook. */
export function WebhookActions({ webhook, renew }: { webhook: Webhook; renew: () => void }) {
  const t = useT();
  const toast = useToast();
  const { api } = useServices();
  const queries = useQueryClient();
  const { id, name, state } = webhook;
  const params = { id };
  const isStopped = state === 'stopped' || state === 'given_up';
  const [opened, setOpened] = useState<'form' | 'rotate' | 'stop' | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const settled = () => {
    setOpened(null);
    renew();
  };
  const onError = (cause: unknown): void => toast.problem(cause);
  const test = useMutation({
    mutationFn: async () => api.webhooks.test({ params }),
    onSuccess: async () => {
      toast.info(t('integrations.webhook.sent'));
      await queries.invalidateQueries({ queryKey: ['webhook_deliveries', id] });
    },
    onError,
  });
  const turn = useMutation({
    mutationFn: async (active: boolean) => api.webhooks.change({ params, body: { webhook: { active } } }),
    onSuccess: (_, active) =>
      toast.info(t(active ? 'integrations.webhook.started' : 'integrations.webhook.stopped', { name })),
    onError,
    onSettled: settled,
  });
  const rotate = useMutation({
    mutationFn: async () => api.webhooks.rotate({ params }),
    onSuccess: (told) => setSecret(told.secret),
    onError,
    onSettled: settled,
  });
  return (
    <div className="integrations-actions">
      {isStopped ? (
        <StampButton loading={turn.isPending} onClick={() => turn.mutate(true)}>
          {t('integrations.webhook.start')}
        </StampButton>
      ) : (
        <StampButton loading={test.isPending} onClick={() => test.mutate()}>
          {t('integrations.webhook.test')}
        </StampButton>
      )}
      <Button variant="default" onClick={() => setOpened('form')}>
        {t('integrations.change')}
      </Button>
      <Button variant="default" onClick={() => setOpened('rotate')}>
        {t('integrations.webhook.rotate')}
      </Button>
      {!isStopped && (
        <Button variant="default" onClick={() => setOpened('stop')}>
          {t('integrations.webhook.stop')}
        </Button>
      )}
      <WebhookForm
        edited={opened === 'form' ? webhook : null}
        onClose={() => setOpened(null)}
        onMade={settled}
        onSaved={() => {
          toast.info(t('integrations.saved'));
          settled();
        }}
      />
      <ConfirmDialog
        opened={opened === 'rotate'}
        title={t('integrations.webhook.rotate.title', { name })}
        question={t('integrations.webhook.rotate.question')}
        confirm={t('integrations.webhook.rotate')}
        cancel={t('common.cancel')}
        busy={rotate.isPending}
        onConfirm={() => !rotate.isPending && rotate.mutate()}
        onCancel={() => setOpened(null)}
      />
      <ConfirmDialog
        opened={opened === 'stop'}
        title={t('integrations.webhook.stop.title', { name })}
        question={t('integrations.webhook.stop.question')}
        confirm={t('integrations.webhook.stop')}
        cancel={t('common.cancel')}
        busy={turn.isPending}
        onConfirm={() => !turn.isPending && turn.mutate(false)}
        onCancel={() => setOpened(null)}
      />
      <SecretDialog
        secret={secret}
        title={t('integrations.webhook.secret.title', { name })}
        label={t('integrations.webhook.secret')}
        onClose={() => setSecret(null)}
      />
    </div>
  );
}
