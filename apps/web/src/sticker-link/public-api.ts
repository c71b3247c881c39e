/** What the public form calls. Methods and paths are literals held against the contract, which is not carried along. */
import type * as contract from '@figurina/contract';
import { createSend, type SendParts } from '../api/send.ts';

export function createPublicApi(parts: Pick<SendParts, 'fetch' | 'origin' | 'language'>) {
  const send = createSend({
    ...parts,
    accessToken: async () => null,
    renewedToken: async () => null,
    signedOut: () => {},
  });
  return {
    read: send<typeof contract.readPublicStickerLink>('GET', '/public/sticker_uploads/:token'),
    challenge: send<typeof contract.createChallenge>('POST', '/public/sticker_uploads/:token/challenge'),
    detectFace: send<typeof contract.detectStickerFace>('POST', '/public/sticker_uploads/:token/face_detection'),
    upload: send<typeof contract.createStickerUpload>('POST', '/public/sticker_uploads/:token'),
    readWithdrawal: send<typeof contract.readWithdrawal>('GET', '/public/withdrawals/:token'),
    withdraw: send<typeof contract.withdrawStickerUpload>('POST', '/public/withdrawals/:token'),
  };
}

export type PublicApi = ReturnType<typeof createPublicApi>;
