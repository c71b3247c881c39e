/** Placeholders in the geometry of what comes. They appear after 200 ms, so that quick answers do not flash. */
import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';

export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="fig-loading" role="status" aria-label={label}>
      {children}
    </div>
  );
}

export function BookTileSkeleton() {
  return (
    <div className="fig-tile" aria-hidden="true">
      <Skeleton className="fig-cover-skeleton" />
      <Skeleton height={16} width="62%" mt={18} />
      <Skeleton height={13} width="80%" mt={10} />
      <Skeleton height={6} mt={14} radius={99} />
    </div>
  );
}

export function RowSkeleton({ height = 54 }: { height?: number }) {
  return <Skeleton height={height} radius="sm" aria-hidden="true" />;
}
