import type { Webhook } from '@figurina/contract';
import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { Link } from 'react-router';
import { useT } from '../../../app/use-t.ts';
import { IntegrationSection } from '../IntegrationSection.tsx';
import { SecretDialog } from '../SecretDialog.tsx';
import { SectionRows } from '../SectionRows.tsx';
import { useWebhooks } from './use-webhooks.ts';
import { WebhookForm } from './WebhookForm.tsx';
import { WebhookState } from './WebhookState.tsx';

/** All webhooks; each leads to its page. */
export function WebhookSection() {
  const t = useT();
  const { list, renew } = useWebhooks();
  const [isMaking, setMaking] = useState(false);
  const [told, setTold] = useState<{ webhook: Webhook; secret: string } | null>(null);
  return (
    <IntegrationSection
      title={t('integrations.webhooks')}
      action={
        <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setMaking(true)}>
          {t('integrations.webhook.new')}
        </Button>
      }
    >
      <SectionRows list={list} rowsOf={(rows) => rows} none={t('integrations.webhooks.none')}>
        {(webhooks) => <WebhookTable webhooks={webhooks} />}
      </SectionRows>
      <WebhookForm
        edited={isMaking ? 'new' : null}
        onClose={() => setMaking(false)}
        onMade={(made) => {
          setMaking(false);
          setTold(made);
          renew();
        }}
        onSaved={renew}
      />
      <SecretDialog
        secret={told?.secret ?? null}
        title={t('integrations.webhook.secret.title', { name: told?.webhook.name ?? '' })}
        label={t('integrations.webhook.secret')}
        onClose={() => setTold(null)}
      />
    </IntegrationSection>
  );
}

function WebhookTable({ webhooks }: { webhooks: readonly Webhook[] }) {
  const t = useT();
  return (
    <table className="staff-table integrations-table">
      <thead>
        <tr>
          <th scope="col">{t('integrations.name')}</th>
          <th scope="col">{t('integrations.webhook.events')}</th>
          <th scope="col">{t('integrations.state')}</th>
        </tr>
      </thead>
      <tbody>
        {webhooks.map((webhook) => (
          <tr key={webhook.id}>
            <td className="integrations-name">
              <Link to={`/integrations/${webhook.id}`}>{webhook.name}</Link>
              <small>{webhook.url}</small>
            </td>
            <td data-label={t('integrations.webhook.events')}>{webhook.events.length}</td>
            <td className="staff-state">
              <WebhookState state={webhook.state} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
