import type { ApiKey } from '@figurina/contract';
import { ConfirmDialog } from '@figurina/ui';
import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../app/services.ts';
import { useT } from '../../../app/use-t.ts';
import { useToast } from '../../../app/use-toast.ts';
import { IntegrationSection } from '../IntegrationSection.tsx';
import { SecretDialog } from '../SecretDialog.tsx';
import { SectionRows } from '../SectionRows.tsx';
import { KeyForm } from './KeyForm.tsx';
import { KeyTable } from './KeyTable.tsx';

/** Keys of all administrators; one makes them for oneself, and ends whosever it is. */
export function KeySection() {
  const t = useT();
  const toast = useToast();
  const { api } = useServices();
  const queries = useQueryClient();
  const [isMaking, setMaking] = useState(false);
  const [told, setTold] = useState<{ name: string; key: string } | null>(null);
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  const list = useQuery({
    queryKey: ['api_keys'],
    queryFn: async ({ signal }) => (await api.apiKeys.list({}, { signal })).api_keys,
  });
  const renew = () => void queries.invalidateQueries({ queryKey: ['api_keys'] });
  const revoke = useMutation({
    mutationFn: async ({ id }: ApiKey) => api.apiKeys.revoke({ params: { id } }),
    onSuccess: (_, { name }) => toast.info(t('integrations.key.revoked', { name })),
    onError: (cause) => toast.problem(cause),
    onSettled: () => {
      setRevoking(null);
      renew();
    },
  });
  return (
    <IntegrationSection
      title={t('integrations.keys')}
      action={
        <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setMaking(true)}>
          {t('integrations.key.new')}
        </Button>
      }
    >
      <SectionRows list={list} rowsOf={(rows) => rows} none={t('integrations.keys.none')}>
        {(keys) => <KeyTable keys={keys} onRevoke={setRevoking} />}
      </SectionRows>
      <KeyForm
        opened={isMaking}
        onClose={() => setMaking(false)}
        onMade={(made) => {
          setMaking(false);
          setTold({ name: made.api_key.name, key: made.key });
          renew();
        }}
      />
      <SecretDialog
        secret={told?.key ?? null}
        title={t('integrations.key.secret.title', { name: told?.name ?? '' })}
        label={t('integrations.key.secret')}
        onClose={() => setTold(null)}
      />
      <ConfirmDialog
        opened={revoking !== null}
        title={t('integrations.key.revoke.title', { name: revoking?.name ?? '' })}
        question={t('integrations.key.revoke.question')}
        confirm={t('integrations.key.revoke')}
        cancel={t('common.cancel')}
        busy={revoke.isPending}
        onConfirm={() => revoking && !revoke.isPending && revoke.mutate(revoking)}
        onCancel={() => setRevoking(null)}
      />
    </IntegrationSection>
  );
}
