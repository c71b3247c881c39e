import type { Webhook } from '@figurina/contract';
import { ErrorNotice, Loading, RowSkeleton } from '@figurina/ui';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { Link, useParams } from 'react-router';
import { problemText } from '../../../api/problem.ts';
import { houseDateTime } from '../../../app/house-time.ts';
import { usePageTitle } from '../../../app/use-page-title.ts';
import { useT } from '../../../app/use-t.ts';
import { eventWords } from '../event-words.ts';
import { DeliveryLog } from './DeliveryLog.tsx';
import { useWebhooks } from './use-webhooks.ts';
import { WebhookActions } from './WebhookActions.tsx';
import { WebhookState } from './WebhookState.tsx';
import '../../../staff-list/staff-list.css';
import '../integrations.css';

/** `/integrations/:webhookId`: one webhook, what can be done with it, and what was sent to it. */
export function WebhookScreen() {
  const t = useT();
  const { webhookId } = useParams();
  const { list, renew } = useWebhooks();
  const webhook = list.data?.find(({ id }) => id === webhookId);
  usePageTitle(webhook?.name ?? t('integrations.title'));
  return (
    <div className="integrations">
      <Link className="integrations-back" to="/integrations">
        <IconArrowLeft size={18} aria-hidden />
        {t('integrations.webhook.back')}
      </Link>
      {list.isPending && (
        <Loading label={t('common.loading')}>
          <RowSkeleton height={120} />
        </Loading>
      )}
      {list.isError && (
        <ErrorNotice retry={{ label: t('common.retry'), run: () => void list.refetch(), busy: list.isFetching }}>
          {problemText(t, list.error)}
        </ErrorNotice>
      )}
      {list.data && !webhook && <p className="integrations-none">{t('integrations.webhook.gone')}</p>}
      {webhook && <OneWebhook webhook={webhook} renew={renew} />}
    </div>
  );
}

function OneWebhook({ webhook, renew }: { webhook: Webhook; renew: () => void }) {
  const t = useT();
  const { name, url, events, state, old_secret_until: until } = webhook;
  return (
    <>
      <div className="staff-head">
        <div>
          <h1 className="integrations-title">{name}</h1>
          <p className="integrations-url">{url}</p>
        </div>
        <WebhookState state={state} />
      </div>
      {state === 'given_up' && <p className="integrations-note">{t('integrations.webhook.given_up')}</p>}
      {until && (
        <p className="integrations-note">{t('integrations.webhook.old_secret', { time: houseDateTime(until) })}</p>
      )}
      <ul className="integrations-asked" aria-label={t('integrations.webhook.events')}>
        {events.map((event) => (
          <li key={event}>{eventWords(t, event)}</li>
        ))}
      </ul>
      <WebhookActions webhook={webhook} renew={renew} />
      <DeliveryLog webhook={webhook} />
    </>
  );
}

export { WebhookScreen as Component };
