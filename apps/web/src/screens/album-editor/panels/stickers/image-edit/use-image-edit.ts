import type { ImageRecord } from '@figurina/album';
import type { Translate } from '@figurina/locales';
import { useEffect, useRef, useState } from 'react';
import { ApiProblem } from '../../../../../api/problem.ts';
import { useServices } from '../../../../../app/services.ts';
import { useT } from '../../../../../app/use-t.ts';
import { advanced, type EditRequest, type EditState, IDLE, working } from './edit-state.ts';
import { listenToEdit, type OpenStream } from './edit-stream.ts';

export interface ImageEditing {
  readonly state: EditState;
  start(request: EditRequest): void;
  /** Stops what is under way, or gives up the result. */
  discard(): void;
  /** The result is used: it stays. */
  keep(): void;
}

/** One edit after the other of a picture. What nobody decided on is gone when the dialog closes. */
export function useImageEdit(picture: ImageRecord | undefined, openStream?: OpenStream): ImageEditing {
  const { api } = useServices();
  const t = useT();
  const [state, setState] = useState<EditState>(IDLE);
  const drop = useRef<() => void>(() => undefined);
  useEffect(() => () => drop.current(), []);

  function discard(): void {
    drop.current();
    drop.current = () => undefined;
    setState(IDLE);
  }

  async function begin(request: EditRequest, id: string): Promise<void> {
    discard();
    setState(working(request));
    let isDropped = false;
    drop.current = () => {
      isDropped = true;
    };
    try {
      const job = await api.imageEdits.create({ params: { id }, body: request });
      const cancel = (): void => void api.imageEdits.cancel({ params: { id: job.job_id } }).catch(() => undefined);
      if (isDropped) return cancel();
      const failed = (message: string): void => {
        drop.current = () => undefined;
        setState({ name: 'error', request, message });
      };
      const stop = listenToEdit(
        job,
        {
          progress: (step) =>
            step !== 'done' && step !== 'error' ? setState((now) => advanced(now, { step })) : undefined,
          partial: (preview) => setState((now) => advanced(now, { preview })),
          done: (image) => {
            drop.current = () => void api.images.delete({ params: { id: image.id } }).catch(() => undefined);
            setState({ name: 'done', request, image });
          },
          failed: (message) => {
            if (message === null) cancel();
            failed(message === null ? t('edits.connection') : message || t('edits.failed'));
          },
        },
        openStream,
      );
      drop.current = () => {
        stop();
        cancel();
      };
    } catch (cause) {
      if (!isDropped) setState({ name: 'error', request, message: startProblem(t, cause) });
    }
  }

  return {
    state,
    start: (request) => void (picture && begin(request, picture.id)),
    discard,
    keep: () => {
      drop.current = () => undefined;
    },
  };
}

/** What the server says about it, or that it could not be started. */
function startProblem(t: Translate, cause: unknown): string {
  if (!(cause instanceof ApiProblem) || cause.status === 0 || cause.status >= 500) return t('edits.start_failed');
  try {
    return t(`problems.${cause.code}`);
  } catch {
    return cause.message;
  }
}
