/** Listens to an edit. The browser comes back by itself when the connection breaks, and hears the present state. */
import type { ImageAnswer, ImageEditEvents, ImageEditState } from '@figurina/contract';

export interface EditListener {
  progress(step: ImageEditState): void;
  /** The address of a preview. */
  partial(url: string): void;
  done(image: ImageAnswer): void;
  /** In the words of the server; null when it cannot be reached any more. */
  failed(message: string | null): void;
}

/** The part of `EventSource` that is used. */
export type EventStream = Pick<EventSource, 'addEventListener' | 'close' | 'readyState'>;
export type OpenStream = (url: string) => EventStream;

const openEventSource: OpenStream = (url) => new EventSource(url);

/** Broken connections one after the other, until it is said. */
const TRIES = 4;
const CLOSED = 2;

/** Answers how to stop listening. */
export function listenToEdit(
  job: { readonly job_id: string; readonly stream_token: string },
  listener: EditListener,
  open: OpenStream = openEventSource,
): () => void {
  const stream = open(
    `/v1/image_edits/${encodeURIComponent(job.job_id)}/stream?token=${encodeURIComponent(job.stream_token)}`,
  );
  let broken = 0;
  const on = <Name extends keyof ImageEditEvents>(name: Name, hear: (data: ImageEditEvents[Name]) => void): void =>
    stream.addEventListener(name, (event: Event) => {
      if (!(event instanceof MessageEvent)) return;
      broken = 0;
      hear(JSON.parse(String(event.data)) as ImageEditEvents[Name]);
    });
  on('progress', ({ step }) => listener.progress(step));
  on('partial', ({ b64 }) => listener.partial(`data:image/webp;base64,${b64}`));
  on('done', ({ image }) => {
    stream.close();
    listener.done(image);
  });
  on('error', ({ message }) => {
    stream.close();
    listener.failed(message);
  });
  // The connection's own errors have the same name as the server's, and no words.
  stream.addEventListener('error', (event: Event) => {
    if (event instanceof MessageEvent) return;
    broken += 1;
    if (stream.readyState !== CLOSED && broken < TRIES) return;
    stream.close();
    listener.failed(null);
  });
  return () => stream.close();
}
