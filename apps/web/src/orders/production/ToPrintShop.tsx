import type { Handover } from '@figurina/contract';
import { StampButton } from '@figurina/ui';
import { Progress } from '@mantine/core';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { useNow } from '../../app/use-now.ts';
import { useI18n } from '../../app/use-t.ts';
import { momentOf } from '../order-days.ts';
import type { useProduction } from './use-handover.ts';

interface ToPrintShopProps {
  readonly handover: Pick<Handover, 'transfers' | 'may'>;
  readonly send: ReturnType<typeof useProduction>['send'];
}

/** Sends the archive to the house that prints, or to two; says how far each is or why it did not arrive. */
export function ToPrintShop({ handover: { transfers, may }, send }: ToPrintShopProps) {
  const { t } = useI18n();
  if (transfers.length === 0) return <p className="production-part production-hint">{t('handover.transfer.off')}</p>;
  const isNew = transfers.every(({ state }) => state === 'none');
  const isQuiet = transfers.every(({ state }) => state !== 'none' && state !== 'failed');
  return (
    <div className="production-part">
      {transfers.map((transfer) => (
        <ToHouse key={transfer.house} transfer={transfer} isOneOfTwo={transfers.length > 1} />
      ))}
      {isQuiet && !may.transfer ? null : (
        <div className="production-deeds">
          <StampButton
            leftSection={<IconSend size={18} aria-hidden />}
            disabled={!may.transfer}
            loading={send.isPending}
            onClick={() => send.mutate()}
          >
            {t(isNew ? 'handover.transfer.send' : 'handover.transfer.again')}
          </StampButton>
        </div>
      )}
    </div>
  );
}

interface ToHouseProps {
  readonly transfer: Handover['transfers'][number];
  readonly isOneOfTwo: boolean;
}

function ToHouse({ transfer, isOneOfTwo }: ToHouseProps) {
  const { t, locale } = useI18n();
  const now = useNow();
  const { house, state, target, attempts, error, completed_at: completedAt } = transfer;
  const percent = Math.round(transfer.progress * 100);
  const said =
    state === 'completed'
      ? t('handover.transfer.completed', { target, date: momentOf(locale, completedAt ?? '', now) })
      : t(`handover.transfer.${state}`, { target });
  return (
    <>
      <p aria-live="polite" className={state === 'failed' ? 'production-fault' : undefined}>
        {isOneOfTwo ? <strong>{`${t(`handover.house.${house}`)} `}</strong> : null}
        {said}
        {state === 'failed' && error ? ` ${error}` : ''}
      </p>
      {state === 'waiting' || state === 'sending' ? (
        <div className="production-progress">
          <Progress value={percent} size={8} radius="xl" aria-label={said} />
          <span>{t('handover.percent', { percent })}</span>
        </div>
      ) : null}
      {state === 'waiting' && error ? (
        <p className="production-hint">{`${error} ${t('handover.transfer.tries', { attempts })}`}</p>
      ) : null}
    </>
  );
}
