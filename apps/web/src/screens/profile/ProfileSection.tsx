import { ErrorNotice, Loading, RowSkeleton } from '@figurina/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useT } from '../../app/use-t.ts';

interface ProfileSectionProps<Data> {
  readonly title: string;
  readonly text: string;
  /** What has just become of it, for everybody to hear. */
  readonly news?: string | null;
  readonly query: UseQueryResult<Data>;
  /** Of what comes, in px. */
  readonly height: number;
  readonly children: (data: Data) => ReactNode;
}

/** A part of the profile that is read by itself, and fails by itself. */
export function ProfileSection<Data>({ title, text, news, query, height, children }: ProfileSectionProps<Data>) {
  const t = useT();
  const titleId = useId();
  const { data, isError, isFetching, refetch } = query;
  return (
    <section className="order-panel profile-data" aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>{title}</h2>
        <p>{text}</p>
        {news === undefined ? null : (
          <p role="status" className="profile-data-state">
            {news}
          </p>
        )}
      </div>
      {isError ? (
        <ErrorNotice retry={{ label: t('common.retry'), run: () => void refetch(), busy: isFetching }}>
          {t('profile.failed')}
        </ErrorNotice>
      ) : data === undefined ? (
        <Loading label={t('common.loading')}>
          <RowSkeleton height={height} />
        </Loading>
      ) : (
        children(data)
      )}
    </section>
  );
}
