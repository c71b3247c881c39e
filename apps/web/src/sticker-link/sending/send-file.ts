/** Sends the photo's bytes with tus: what arrived stays there, so that a lost connection costs only the rest. */
import { Upload } from 'tus-js-client';
import { uploadProblem } from '../../uploads/upload-problem.ts';
import { Unreached, untilReached, type Pause } from './until-reached.ts';

interface FileToSend {
  readonly file: Blob;
  readonly filename: string;
  readonly token: string;
  /** A solved task, for an upload that is begun. */
  readonly proof: string | null;
  /** Where an upload goes on that was begun before a reload. */
  readonly uploadUrl: string | null;
}

interface Sending {
  readonly signal: AbortSignal;
  readonly onProgress: (sent: number) => void;
  readonly onPause: (pause: Pause | null) => void;
  /** The upload has an address now. */
  readonly onBegun: (uploadUrl: string) => void;
}

/** Without a byte for this long the connection is dead, whatever the browser says. */
const STALLED_MS = 25_000;
/** Small enough that proxies which collect a request before they pass it on still let some of it arrive. */
const CHUNK = 1024 * 1024;

/** Answers the blob's id. What the server refuses for good is thrown as an `ApiProblem`. */
export async function sendFile(order: FileToSend, sending: Sending): Promise<string> {
  let { uploadUrl } = order;
  const keepUrl = (url: string): void => {
    uploadUrl = url;
    sending.onBegun(url);
  };
  const url = await untilReached(() => attempt({ ...order, uploadUrl }, { ...sending, onBegun: keepUrl }), sending);
  return url.split('/').pop()!;
}

function attempt({ file, filename, token, proof, uploadUrl }: FileToSend, sending: Sending): Promise<string> {
  return new Promise((resolve, reject) => {
    const over = new AbortController();
    let stalled: ReturnType<typeof setTimeout> | undefined;
    const end = (settle: () => void): void => {
      clearTimeout(stalled);
      over.abort();
      settle();
    };
    const upload = new Upload(file, {
      endpoint: '/v1/blobs',
      uploadUrl,
      chunkSize: CHUNK,
      // Tried again by `untilReached`, which also knows when the network is back.
      retryDelays: null,
      storeFingerprintForResuming: false,
      headers: { 'X-Sticker-Token': token, ...(proof && { 'X-Sticker-Proof': proof }) },
      metadata: { filename, filetype: file.type },
      onUploadUrlAvailable: () => upload.url && sending.onBegun(upload.url),
      onProgress: (sent) => {
        stir();
        sending.onPause(null);
        sending.onProgress(sent);
      },
      onError: (cause) => end(() => reject(judged(cause))),
      onSuccess: () => end(() => resolve(upload.url!)),
    });
    const interrupt = (): void => {
      void upload.abort().catch(() => undefined);
      end(() => reject(new Unreached('offline')));
    };
    const stir = (): void => {
      clearTimeout(stalled);
      stalled = setTimeout(interrupt, STALLED_MS);
    };
    globalThis.addEventListener('offline', interrupt, { signal: over.signal });
    sending.signal.addEventListener(
      'abort',
      () => {
        void upload.abort().catch(() => undefined);
        end(() => reject(sending.signal.reason as Error));
      },
      { signal: over.signal },
    );
    stir();
    upload.start();
  });
}

/** What waiting may mend is told apart from what the server refused. */
function judged(cause: Error): Error {
  const problem = uploadProblem(cause);
  const { status, code } = problem;
  // Another task has to be solved: waiting mends nothing.
  if (code.startsWith('proof_')) return problem;
  if (status === 0) return new Unreached('offline', cause);
  // 409 and 423: the server still holds the request that was cut off.
  if (status === 409 || status === 423 || status === 429 || status >= 500) return new Unreached('busy', cause);
  return problem;
}
