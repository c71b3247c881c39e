import type { Handover } from '@figurina/contract';
import { StampButton } from '@figurina/ui';
import { Progress } from '@mantine/core';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { useNow } from '../../app/use-now.ts';
import { useI18n } from '../../app/use-t.ts';
import { momentOf } from '../order-days.ts';
import type { useProduction } from './use-handover.ts';

interface ToPrintShopProps {
  readonly handover: Pick<Handover, 'transfer' | 'may'>;
  readonly send: ReturnType<typeof useProduction>['send'];
}

/** Sends the archive, and says how far it is or why it did not arrive. */
export function ToPrintShop({ handover: { transfer, may }, send }: ToPrintShopProps) {
  const { t, locale } = useI18n();
  const now = useNow();
  const { state, target, attempts, error, completed_at: completedAt } = transfer;
  if (state === 'off') return <p className="production-part production-hint">{t('handover.transfer.off')}</p>;
  const percent = Math.round(transfer.progress * 100);
  const isOpen = state === 'waiting' || state === 'sending';
  const said =
    state === 'completed'
      ? t('handover.transfer.completed', { target: target ?? '', date: momentOf(locale, completedAt ?? '', now) })
      : t(`handover.transfer.${state}`, { target: target ?? '' });
  return (
    <div className="production-part">
      <p aria-live="polite" className={state === 'failed' ? 'production-fault' : undefined}>
        {said}
        {state === 'failed' && error ? ` ${error}` : ''}
      </p>
      {isOpen ? (
        <div className="production-progress">
          <Progress value={percent} size={8} radius="xl" aria-label={said} />
          <span>{t('handover.percent', { percent })}</span>
        </div>
      ) : null}
      {state === 'waiting' && error ? (
        <p className="production-hint">{`${error} ${t('handover.transfer.tries', { attempts })}`}</p>
      ) : null}
      {isOpen || (state === 'completed' && !may.transfer) ? null : (
        <div className="production-deeds">
          <StampButton
            leftSection={<IconSend size={18} aria-hidden />}
            disabled={!may.transfer}
            loading={send.isPending}
            onClick={() => send.mutate()}
          >
            {t(state === 'none' ? 'handover.transfer.send' : 'handover.transfer.again')}
          </StampButton>
        </div>
      )}
    </div>
  );
}
