/** What the server has drawn of a finished file: its pages, and the plates of the one that is looked at. */
import type { SheetPicture } from '@figurina/contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback, type RefCallback } from 'react';
import { useServices } from '../../../../../app/services.ts';

export interface PagePlates {
  readonly overShare: number;
  readonly pictures: ReadonlyMap<SheetPicture, Blob>;
}

/** A file does not change, and pictures are large: those of pages that nobody looks at any more go soon. */
const KEPT = { staleTime: Number.POSITIVE_INFINITY, gcTime: 60_000, retry: false } as const;

export function usePlatePages(id: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: ['plates', id],
    queryFn: () => api.exports.plates({ params: { id } }),
    ...KEPT,
  });
}

/** `page` counts from 1. */
export function usePagePlates(id: string, page: number, isKnown: boolean) {
  const { api } = useServices();
  return useQuery({
    queryKey: ['plates', id, page],
    queryFn: async (): Promise<PagePlates> => {
      const { over_share, plates } = await api.exports.pagePlates({ params: { id, page } });
      const read = plates.map(async ({ name, url }) => [name, await api.file(url)] as const);
      return { overShare: over_share, pictures: new Map(await Promise.all(read)) };
    },
    enabled: isKnown,
    ...KEPT,
  });
}

/** Shows a picture of the memory as the background of an element, as long as it is there. */
export function useBackground(blob: Blob): RefCallback<HTMLElement> {
  return useCallback(
    (element) => {
      if (!element) return undefined;
      const address = URL.createObjectURL(blob);
      element.style.backgroundImage = `url(${address})`;
      return () => URL.revokeObjectURL(address);
    },
    [blob],
  );
}
