import { Upload } from 'tus-js-client';
import { uploadProblem } from './upload-problem.ts';

export interface UploadOptions {
  /** A token that is valid now. */
  accessToken: () => Promise<string | null>;
  onProgress?: (sent: number, total: number) => void;
  signal?: AbortSignal;
}

/**
 * Uploads a file to `/v1/blobs`, going on after a lost connection where it stopped, also when it was given up in between.
 * Answers the blob's id. What the server refuses comes as an `ApiProblem`.
 */
export function uploadBlob(file: Blob & { name?: string }, options: UploadOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: '/v1/blobs',
      retryDelays: [0, 1000, 3000, 5000, 10_000],
      metadata: { filename: file.name ?? '', filetype: file.type },
      removeFingerprintOnSuccess: true,
      async onBeforeRequest(request) {
        const token = await options.accessToken();
        if (token) request.setHeader('Authorization', `Bearer ${token}`);
      },
      onProgress: (sent, total) => options.onProgress?.(sent, total ?? file.size),
      onError: (cause) => reject(uploadProblem(cause)),
      onSuccess: () => {
        const id = upload.url?.split('/').pop();
        if (id) resolve(id);
        else reject(new Error('the upload has no address'));
      },
    });
    options.signal?.addEventListener('abort', () => {
      void upload.abort(true).catch(() => undefined);
      reject(new DOMException('The upload was cancelled', 'AbortError'));
    });
    void begin(upload, options.signal);
  });
}

/** Where an earlier try of the same file stopped; the server says how much of it arrived. */
async function begin(upload: Upload, signal: AbortSignal | undefined): Promise<void> {
  const [earlier] = await upload.findPreviousUploads().catch(() => []);
  if (signal?.aborted) return;
  if (earlier) upload.resumeFromPreviousUpload(earlier);
  upload.start();
}
