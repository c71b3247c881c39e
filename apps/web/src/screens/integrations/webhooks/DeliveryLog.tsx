import type { Webhook, WebhookDelivery } from '@figurina/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useServices } from '../../../app/services.ts';
import { useT } from '../../../app/use-t.ts';
import { useToast } from '../../../app/use-toast.ts';
import { Pager } from '../../../staff-list/Pager.tsx';
import { IntegrationSection } from '../IntegrationSection.tsx';
import { SectionRows } from '../SectionRows.tsx';
import { DeliveryRow } from './DeliveryRow.tsx';

const AGAIN_MS = 5000;

/** What was sent to a webhook. While something is on its way, it is asked for again. */
export function DeliveryLog({ webhook }: { webhook: Webhook }) {
  const t = useT();
  const toast = useToast();
  const { api } = useServices();
  const queries = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(search.get('page')) || 1));
  const { id } = webhook;
  const log = useQuery({
    queryKey: ['webhook_deliveries', id, page],
    queryFn: async ({ signal }) => api.webhooks.deliveries({ params: { id }, query: { page } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.deliveries.some((one) => one.state === 'waiting') ? AGAIN_MS : false),
  });
  const again = useMutation({
    mutationFn: async (delivery: WebhookDelivery) => api.webhooks.again({ params: { id, delivery: delivery.id } }),
    onSuccess: () => toast.info(t('integrations.webhook.sent')),
    onError: (cause) => toast.problem(cause),
    onSettled: async () => queries.invalidateQueries({ queryKey: ['webhook_deliveries', id] }),
  });
  const pages = log.data?.pagination.total_pages ?? 1;
  const turn = (by: number) => setSearch(page + by > 1 ? { page: String(page + by) } : {});
  const isStopped = webhook.state === 'stopped' || webhook.state === 'given_up';
  return (
    <IntegrationSection title={t('integrations.log')}>
      <p className="integrations-text">{t('integrations.log.text')}</p>
      <SectionRows list={log} rowsOf={({ deliveries }) => deliveries} none={t('integrations.log.none')}>
        {(deliveries) => (
          <ul className="integrations-log">
            {deliveries.map((delivery) => (
              <DeliveryRow
                key={delivery.id}
                delivery={delivery}
                onAgain={isStopped || again.isPending ? null : () => again.mutate(delivery)}
              />
            ))}
          </ul>
        )}
      </SectionRows>
      <Pager label={t('integrations.log')} page={page} pages={pages} turn={turn} />
    </IntegrationSection>
  );
}
