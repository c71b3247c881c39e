import type { AnswerOf, listParcels } from '@figurina/contract';
import { RowSkeleton } from '@figurina/ui';
import { Button } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Answered } from '../../../app/Answered.tsx';
import { download } from '../../../app/download.ts';
import { useServices } from '../../../app/services.ts';
import { useI18n, useT } from '../../../app/use-t.ts';
import { ParcelCodes } from './ParcelCodes.tsx';
import './staff-parcels.css';

type Parcel = AnswerOf<typeof listParcels>['parcels'][number];

/** As many as a page of the staff's lists has; what is below them is not far. */
const MOST_SHOWN = 20;

/** Of a run for guests: what goes to whom, each with an order and an invoice of their own. */
export function StaffParcels({ id }: { id: string }) {
  const { t, locale } = useI18n();
  const { api } = useServices();
  const query = useQuery({
    queryKey: ['parcels', locale, id],
    queryFn: async ({ signal }) => api.batches.parcels({ params: { id } }, { signal }),
  });
  const { data } = query;
  return (
    <section className="order-panel desk-parcels" aria-labelledby="desk-parcels">
      <div className="desk-panel-head">
        <h2 id="desk-parcels">{t('order_desk.parcels.title', { count: data?.parcels.length ?? 0 })}</h2>
        {data ? (
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={() => download(new Blob([data.csv], { type: 'text/csv;charset=utf-8' }), data.filename)}
          >
            {t('order_desk.parcels.list')}
          </Button>
        ) : null}
      </div>
      <p>{t('order_desk.parcels.text')}</p>
      <Answered query={query} waiting={<RowSkeleton height={120} />}>
        {({ parcels }) => <Parcels parcels={parcels} />}
      </Answered>
    </section>
  );
}

/** The others are opened by who looks for them, and by the browser’s own search. */
function Parcels({ parcels }: { parcels: readonly Parcel[] }) {
  const t = useT();
  const others = parcels.slice(MOST_SHOWN);
  return (
    <>
      <ParcelRows parcels={parcels.slice(0, MOST_SHOWN)} />
      {others.length > 0 ? (
        <details>
          <summary>{t('order_desk.parcels.more', { count: others.length })}</summary>
          <ParcelRows parcels={others} />
        </details>
      ) : null}
    </>
  );
}

function ParcelRows({ parcels }: { parcels: readonly Parcel[] }) {
  const t = useT();
  return (
    <ul>
      {parcels.map((parcel) => (
        <li key={parcel.order_id}>
          <span>
            <Link to={`/orders/${parcel.order_id}`} className="fig-text-link">
              {parcel.name}
            </Link>{' '}
            {parcel.recipient}
            <small>{parcel.address_line}</small>
          </span>
          <span>
            {parcel.ended
              ? t('order_desk.parcels.ended')
              : t('order_desk.parcels.goods', {
                  albums: parcel.albums,
                  packs: parcel.packs,
                  parcels: parcel.parcels,
                })}
            {parcel.stickers && !parcel.ended ? (
              <small>{t('order_desk.parcels.stickers', { numbers: parcel.stickers })}</small>
            ) : null}
            {parcel.ended ? null : <small>{parcel.amount_gross_human}</small>}
            {parcel.unpaid && !parcel.ended ? (
              <small className="desk-unpaid">{t('order_desk.parcels.unpaid')}</small>
            ) : null}
            {parcel.ended || parcel.unpaid ? null : <ParcelCodes order={parcel} />}
          </span>
        </li>
      ))}
    </ul>
  );
}
