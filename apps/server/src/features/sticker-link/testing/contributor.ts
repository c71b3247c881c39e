/** Somebody with a sticker link and a photo, as the public form acts for them. */
import {
  createChallenge,
  createStickerUpload,
  type NewStickerUpload,
  type PublicStickerUpload,
  STICKER_PROOF_HEADER,
  STICKER_TOKEN_HEADER,
} from '@figurina/contract';
import { newId } from '../../../platform/ids.ts';
import { ask, refusal } from '../../../testing/checked-call.ts';
import { upload } from '../../../testing/upload.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import type { TestUser } from '../../../testing/test-user.ts';
import { zeroBits } from '../challenges.ts';
import { CONSENT_VERSION } from '../consent.ts';

export interface Contributor {
  token: string;
  /** Sends the photo; the `blob_id`. */
  send(photo: Buffer): Promise<string>;
  /** What goes into the header of the first request of a file. */
  proof(): Promise<string>;
  /** All of it, with a fresh proof. */
  contribute(photo: Buffer, given?: Partial<NewStickerUpload>): Promise<PublicStickerUpload>;
  /** The code with which it is refused. */
  refused(photo: Buffer, given?: Partial<NewStickerUpload>): Promise<string>;
}

const CONSENT: NewStickerUpload['consent'] = {
  agreed: true,
  shown: 'self',
  minor: false,
  version: CONSENT_VERSION,
  language: 'de',
};

export function newUpload(blobId: string, given: Partial<NewStickerUpload> = {}): NewStickerUpload {
  return { name: 'Ada', blob_id: blobId, client_id: newId(), consent: CONSENT, ...given };
}

export function contributor(server: Pick<TestServer, 'url'>, token: string): Contributor {
  const asUploader: Pick<TestUser, 'call'> & { headers: Record<string, string> } = {
    headers: { [STICKER_TOKEN_HEADER]: token },
    call: async (method, path, _body, headers) => {
      const solved = { [STICKER_TOKEN_HEADER]: token, [STICKER_PROOF_HEADER]: await proof() };
      return fetch(`${server.url}/v1${path}`, { method, headers: { ...solved, ...headers } });
    },
  };
  const params = { token };

  async function proof(): Promise<string> {
    const { challenge } = (await ask(server.url, createChallenge, { params })).challenge;
    return `${challenge}:${solve(challenge)}`;
  }
  async function wish(photo: Buffer, given: Partial<NewStickerUpload> = {}) {
    const sticker_upload = newUpload(given.blob_id ?? (await upload(server, asUploader, photo)), given);
    return { params, body: { sticker_upload } };
  }
  return {
    token,
    send: (photo) => upload(server, asUploader, photo),
    proof,
    contribute: async (photo, given) =>
      (await ask(server.url, createStickerUpload, await wish(photo, given))).sticker_upload,
    refused: async (photo, given) => refusal(server.url, createStickerUpload, await wish(photo, given)),
  };
}

/** What the form's worker does. */
export function solve(challenge: string): string {
  const bits = Number(challenge.split('.')[1]);
  for (let nonce = 0; ; nonce += 1) if (zeroBits(`${challenge}.${nonce}`) >= bits) return String(nonce);
}
