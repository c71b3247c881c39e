/** The whole of step 4: the bot check, the bytes, then the upload itself, which the server takes once. */
import type { NewStickerUpload, PublicStickerLink } from '@figurina/contract';
import { ApiProblem } from '../../api/problem.ts';
import { isMinor } from '../answers.ts';
import type { KeptForm, Sent } from '../kept-form.ts';
import type { ChosenPhoto } from '../photo/kept-photo.ts';
import type { PublicApi } from '../public-api.ts';
import { sendFile } from './send-file.ts';
import { solveChallenge } from './solve-challenge.ts';
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

/** Tasks that are solved for one photo: each answer that is lost on the way costs one. */
const TASKS = 5;

export async function sendPhoto(order: PhotoToSend): Promise<Sent> {
  const { api, token, form, signal } = order;
  const body = { sticker_upload: uploadOf(order, await sendBytes(order)) };
  const { sticker_upload } = await reached(order, () => api.upload({ params: { token }, body }, { signal }));
  return { name: form.answers.name.trim(), withdrawalToken: sticker_upload.withdrawal_token };
}

/** An upload that goes on needs no task, unless the server has forgotten it. */
async function sendBytes(order: PhotoToSend): Promise<string> {
  const { token, form, photo, api, signal } = order;
  const { file, filename } = photo;
  let { uploadUrl } = form;
  const sending = {
    ...order,
    onBegun: (url: string): void => {
      uploadUrl = url;
      order.onBegun(url);
    },
  };
  for (let tasks = 1; ; tasks += 1) {
    const proof = uploadUrl && tasks === 1 ? null : await reached(order, () => solveChallenge(api, token, signal));
    try {
      return await sendFile({ file, filename, token, proof, uploadUrl }, sending);
    } catch (cause) {
      if (!(cause instanceof ApiProblem) || !cause.code.startsWith('proof_') || tasks === TASKS) throw cause;
    }
  }
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
