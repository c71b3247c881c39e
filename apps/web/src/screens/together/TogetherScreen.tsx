import { EmptyState, ErrorNotice, Loading, RowSkeleton, StampButton } from '@figurina/ui';
import { Button } from '@mantine/core';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { problemText } from '../../api/problem.ts';
import { LegalLinks } from '../../app/LegalLinks.tsx';
import { OpenHeader } from '../../app/OpenHeader.tsx';
import { useServices } from '../../app/services.ts';
import { usePageTitle } from '../../app/use-page-title.ts';
import { useT } from '../../app/use-t.ts';
import { BatchCard } from './BatchCard.tsx';
import { NewBatch } from './NewBatch.tsx';
import './together.css';

/** Guests order while one looks. */
const REFRESH_MS = 60_000;

/** `/album/:albumId/together`: links by which others order for themselves, and who has ordered. */
export function TogetherScreen() {
  const t = useT();
  const { api } = useServices();
  const { albumId = '' } = useParams();
  const [isNew, setIsNew] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['batches', albumId],
    queryFn: async ({ signal }) => api.batches.list({ params: { id: albumId } }, { signal }),
    refetchInterval: REFRESH_MS,
  });
  usePageTitle(t('together.title'), t('together.text'));
  return (
    <div className="together">
      <OpenHeader />
      <main>
        <Link to={`/album/${albumId}`} className="fig-text-link together-back fig-reach">
          <IconArrowLeft size={20} aria-hidden />
          {t('together.back')}
        </Link>
        <div className="together-head">
          <div>
            <h1>{t('together.title')}</h1>
            <p>{t('together.text')}</p>
          </div>
          {data && data.batches.length > 0 ? (
            <Button variant="default" onClick={() => setIsNew(true)}>
              {t('together.new')}
            </Button>
          ) : null}
        </div>
        {data ? (
          data.batches.length === 0 ? (
            <EmptyState
              title={t('together.empty.title')}
              text={t('together.empty.text')}
              action={<StampButton onClick={() => setIsNew(true)}>{t('together.new')}</StampButton>}
            />
          ) : (
            data.batches.map((batch) => <BatchCard key={batch.id} albumId={albumId} batch={batch} />)
          )
        ) : error ? (
          <ErrorNotice retry={{ label: t('common.retry'), run: () => void refetch(), busy: isFetching }}>
            {problemText(t, error)}
          </ErrorNotice>
        ) : (
          <Loading label={t('common.loading')}>
            <RowSkeleton height={240} />
          </Loading>
        )}
      </main>
      <LegalLinks />
      {data ? <NewBatch albumId={albumId} kinds={data.kinds} opened={isNew} onClose={() => setIsNew(false)} /> : null}
    </div>
  );
}
