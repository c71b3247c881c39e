import { ErrorNotice } from '@figurina/ui';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { problemText } from '../../../api/problem.ts';
import { useServices } from '../../../app/services.ts';
import { useT } from '../../../app/use-t.ts';
import type { CheckoutDesk } from '../checkout-desk.ts';
import { useStepHeading } from '../../../app/use-step-heading.ts';

// The drawing of albums is large, and the other steps do without it.
const AlbumLook = lazy(async () => import('./AlbumLook.tsx').then((part) => ({ default: part.AlbumLook })));

/** The first step: the album as it will be printed, page by page, and what in it is worth a look. */
export function PreviewStep({ desk }: { desk: CheckoutDesk }) {
  const t = useT();
  const { api } = useServices();
  const heading = useStepHeading();
  const albumId = desk.checkout.album.id;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['checkout-preview', albumId],
    queryFn: async ({ signal }) => (await api.preview.read({ params: { id: albumId } }, { signal })).album,
    structuralSharing: false,
  });
  const place = <Skeleton className="checkout-book" radius="lg" aria-hidden="true" />;
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {t('checkout.preview.headline')}
      </h1>
      {data ? (
        <Suspense fallback={place}>
          <AlbumLook preview={data} checkout={desk.checkout} />
        </Suspense>
      ) : error ? (
        <ErrorNotice retry={{ label: t('common.retry'), run: () => void refetch(), busy: isFetching }}>
          {problemText(t, error)}
        </ErrorNotice>
      ) : (
        place
      )}
    </>
  );
}
