import type { Order } from '@figurina/contract';
import type { Namespace } from '@figurina/locales';
import { ErrorNotice } from '@figurina/ui';
import { Skeleton } from '@mantine/core';
import { problemText } from '../../api/problem.ts';
import { useT } from '../../app/use-t.ts';
import { useTexts } from '../../app/use-texts.ts';
import { ApprovedCopy } from './ApprovedCopy.tsx';
import { PrintArchive } from './PrintArchive.tsx';
import { ToPrintShop } from './ToPrintShop.tsx';
import { useHandover, useProduction } from './use-handover.ts';
import './production.css';

const TEXTS: readonly Namespace[] = ['handover'];

/** An order's way to the print shop: what is printed, its archive, the transfer. For staff. */
export function Production({ order }: { order: Order }) {
  const isReady = useTexts(TEXTS);
  const t = useT();
  const read = useHandover(order);
  const deeds = useProduction(order, read);
  if (!isReady) return null;
  const handover = read.data;
  return (
    <section className="order-panel production" aria-labelledby="production">
      <h2 id="production">{t('handover.title')}</h2>
      {read.isError ? (
        <ErrorNotice retry={{ label: t('common.retry'), run: () => void read.refetch() }}>
          {problemText(t, read.error)}
        </ErrorNotice>
      ) : null}
      {handover ? (
        <>
          <ApprovedCopy copy={handover.copy} />
          <PrintArchive handover={handover} deeds={deeds} />
          <ToPrintShop handover={handover} send={deeds.send} />
        </>
      ) : read.isPending ? (
        <Skeleton height={140} radius={12} />
      ) : null}
    </section>
  );
}
