/** The whole of step 4: the bytes, the bot check beside them, then the upload itself, which the server takes once. */
import type { NewStickerUpload, PublicStickerLink } from '@figurina/contract';
import { ApiProblem } from '../../api/problem.ts';
import { isMinor } from '../answers.ts';
import type { KeptForm, Sent } from '../kept-form.ts';
import type { ChosenPhoto } from '../photo/kept-photo.ts';
import type { PublicApi } from '../public-api.ts';
import { sendFile } from './send-file.ts';
import { solveChallenge, type Proof } from './solve-challenge.ts';
import { Unreached, untilReached, type Pause } from './until-reached.ts';

export interface PhotoToSend {
  readonly api: PublicApi;
  readonly token: string;
  readonly link: PublicStickerLink;
  readonly form: KeptForm;
  readonly photo: ChosenPhoto;
  readonly signal: AbortSignal;
  readonly onProgress: (sent: number) => void;
  readonly onPause: (pause: Pause | null) => void;
  readonly onBegun: (uploadUrl: string) => void;
}

export async function sendPhoto(order: PhotoToSend): Promise<Sent> {
  const { api, token, form, photo, signal } = order;
  const proving = once(() => proven(order));
  // Begins with the bytes; its failure is heard when it is needed.
  void proving().catch(() => undefined);
  const { file, filename } = photo;
  const blobId = await sendFile({ file, filename, token, uploadUrl: form.uploadUrl }, order);
  let proof = await proving();
  for (let tries = 0; ; tries += 1) {
    try {
      const body = { sticker_upload: uploadOf(order, blobId), proof };
      const { sticker_upload } = await reached(order, () => api.upload({ params: { token }, body }, { signal }));
      return { name: form.answers.name.trim(), withdrawalToken: sticker_upload.withdrawal_token };
    } catch (cause) {
      // A task that is too old or was lost is solved anew; twice would not help.
      if (!(cause instanceof ApiProblem) || !cause.code.startsWith('proof_') || tries > 1) throw cause;
      proof = await proven(order);
    }
  }
}

function proven(order: PhotoToSend): Promise<Proof> {
  return reached(order, () => solveChallenge(order.api, order.token, order.signal));
}

function reached<Value>(order: PhotoToSend, call: () => Promise<Value>): Promise<Value> {
  return untilReached(async () => {
    try {
      return await call();
    } catch (cause) {
      if (cause instanceof ApiProblem && cause.status === 0) throw new Unreached('offline', cause);
      if (cause instanceof ApiProblem && [429, 502, 503, 504].includes(cause.status))
        throw new Unreached('busy', cause);
      throw cause;
    }
  }, order);
}

function uploadOf({ form, photo, link }: PhotoToSend, blobId: string): NewStickerUpload {
  const { answers, clientId, sent } = form;
  const { consent } = answers;
  const known = link.sections.some(({ id }) => id === answers.sectionId);
  return {
    name: answers.name.trim(),
    last_name: answers.lastName.trim(),
    position: answers.position.trim(),
    section_id: known ? answers.sectionId : null,
    blob_id: blobId,
    client_id: clientId,
    details: { width: photo.width, height: photo.height, face: photo.face, crop: photo.crop },
    consent: {
      agreed: consent.agreed,
      shown: consent.shown,
      minor: isMinor(consent),
      guardian: isMinor(consent) ? consent.guardian.trim() : '',
      version: link.consent.version,
      language: link.consent.language,
    },
    ...(sent && { replaces: sent.withdrawalToken }),
  };
}

function once<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let begun: Promise<Value> | null = null;
  return () => (begun ??= work());
}
