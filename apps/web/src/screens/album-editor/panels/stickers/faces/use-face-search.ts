/** Has the server look for faces in pictures where nobody has looked yet, a few at a time. */
import type { ImageId } from '@figurina/album';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '../../../../../app/services.ts';

const AT_ONCE = 6;

export interface FaceSearch {
  /** Null while nothing is looked for. */
  readonly progress: { readonly done: number; readonly total: number } | null;
  /** Pictures that could not be looked at. */
  readonly failed: ReadonlySet<string>;
  retry(): void;
}

/** Begins with the pictures that there are when it is first shown; ends when it is shown no more. */
export function useFaceSearch(albumId: string, unsought: () => readonly ImageId[], enabled: boolean): FaceSearch {
  const { api } = useServices();
  const [progress, setProgress] = useState<FaceSearch['progress']>(null);
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const ended = useRef(false);
  const running = useRef(false);
  const latest = useRef(unsought);
  useEffect(() => {
    latest.current = unsought;
  });

  const search = useCallback(async (): Promise<void> => {
    if (running.current) return;
    const ids = [...new Set(latest.current())];
    if (ids.length === 0) return;
    running.current = true;
    const lost = new Set<string>();
    setFailed(lost);
    for (let at = 0; at < ids.length && !ended.current; at += AT_ONCE) {
      setProgress({ done: at, total: ids.length });
      const image_ids = ids.slice(at, at + AT_ONCE);
      try {
        const answer = await api.images.findFaces({ params: { id: albumId }, body: { image_ids } });
        for (const id of answer.failed) lost.add(id);
      } catch {
        for (const id of image_ids) lost.add(id);
      }
    }
    running.current = false;
    if (ended.current) return;
    setProgress(null);
    setFailed(new Set(lost));
  }, [api, albumId]);

  useEffect(() => {
    ended.current = false;
    if (enabled) void search();
    return () => {
      ended.current = true;
    };
  }, [enabled, search]);

  return { progress, failed, retry: () => void search() };
}
