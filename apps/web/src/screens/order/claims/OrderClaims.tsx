import type { Order } from '@figurina/contract';
import type { Namespace } from '@figurina/locales';
import { ErrorNotice } from '@figurina/ui';
import { Button } from '@mantine/core';
import IconMessageReport from '@tabler/icons-react/dist/esm/icons/IconMessageReport.mjs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../app/services.ts';
import { useT } from '../../../app/use-t.ts';
import { useTexts } from '../../../app/use-texts.ts';
import { ClaimCard } from '../../../orders/claims/ClaimCard.tsx';
import { claimsQuery } from '../../../orders/claims/claims-queries.ts';
import { ClaimDialog } from './ClaimDialog.tsx';
import './order-claims.css';

const TEXTS: readonly Namespace[] = ['claims'];

/** What its customer reports of an order that was sent, and what the house answers. */
export function OrderClaims({ order }: { order: Order }) {
  const t = useT();
  const { api } = useServices();
  const isReady = useTexts(TEXTS);
  const [opened, setOpened] = useState(false);
  const { data, isError, isFetching, refetch } = useQuery(claimsQuery(api, order));
  if (!isReady) return null;
  if (isError)
    return (
      <ErrorNotice retry={{ label: t('common.retry'), run: () => void refetch(), busy: isFetching }}>
        {t('claims.failed')}
      </ErrorNotice>
    );
  if (!data || (data.claims.length === 0 && data.kinds.length === 0)) return null;
  return (
    <section className="order-panel order-claims" aria-labelledby="order-claims">
      <div className="order-claims-head">
        <div>
          <h2 id="order-claims">{t('claims.title')}</h2>
          <p>{t('claims.text')}</p>
        </div>
        {data.kinds.length > 0 ? (
          <Button
            variant="default"
            leftSection={<IconMessageReport size={18} aria-hidden />}
            onClick={() => setOpened(true)}
          >
            {t('claims.report')}
          </Button>
        ) : null}
      </div>
      {data.claims.length > 0 ? (
        <ul className="claims" aria-label={t('claims.mine')}>
          {data.claims.map((claim) => (
            <ClaimCard key={claim.id} claim={claim} />
          ))}
        </ul>
      ) : null}
      <ClaimDialog order={order} claims={data} opened={opened} onClose={() => setOpened(false)} />
    </section>
  );
}
