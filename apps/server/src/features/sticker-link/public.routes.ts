/** What the public form and the withdrawal page call. */
import {
  createChallenge,
  createStickerUpload,
  detectStickerFace,
  readPublicStickerLink,
  readWithdrawal,
  withdrawStickerUpload,
} from '@figurina/contract';
import type { Face } from '@figurina/album';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isRefusal, localeOf, refuse, type Refusal } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import type { Admission, Admitted } from './admission.ts';
import type { Challenges } from './challenges.ts';
import type { LinkSettings } from './link-settings.ts';
import type { PublicLink } from './public-link.ts';
import type { RateLimits } from './rate-limits.ts';
import type { ReceiveUpload } from './receive-upload.ts';
import type { Withdrawals } from './withdrawals.ts';

export type DetectFace = (photo: Buffer) => Promise<{ ok: true; face: Face | null } | Refusal>;

export interface PublicRoutesParts {
  admission: Admission;
  settings: LinkSettings;
  limits: RateLimits;
  challenges: Challenges;
  publicLink: PublicLink;
  receiveUpload: ReceiveUpload;
  withdrawals: Withdrawals;
  readonly detectFace: DetectFace;
  /** Notes that a link was opened. */
  readonly visited: (admitted: Admitted) => Promise<void>;
}

export function servePublic(http: FastifyInstance, parts: PublicRoutesParts): void {
  const { admission, settings, limits, challenges, publicLink, receiveUpload, withdrawals, detectFace, visited } =
    parts;

  route(http, readPublicStickerLink, async ({ params: { token }, request }) => {
    const admitted = await admission.admit('read', token, request.ip);
    if (isRefusal(admitted)) return admitted;
    const shown = await publicLink(admitted, localeOf(request));
    if (isRefusal(shown)) return shown;
    await visited(admitted);
    return { sticker_link: shown };
  });

  route(http, createChallenge, async ({ params: { token }, request }) => {
    const admitted = await admission.admit('task', token, request.ip);
    return isRefusal(admitted) ? admitted : { challenge: challenges.issue(token) };
  });

  route(http, detectStickerFace, async ({ params: { token }, body, request }) => {
    const admitted = await admission.admit('face', token, request.ip);
    if (isRefusal(admitted)) return admitted;
    const found = await detectFace(Buffer.from(body.base64_image.replace(/^data:[^,]*,/, ''), 'base64'));
    return found.ok ? { face: found.face } : found;
  });

  route(http, createStickerUpload, async ({ params: { token }, body, request }) => {
    const found = await admission.find('upload', token, request.ip);
    if (isRefusal(found)) return found;
    // Whoever lost the answer to an upload hears it again, also when the link was closed meanwhile.
    const before = await receiveUpload.known(found, body.sticker_upload.client_id);
    if (before) return { sticker_upload: before };
    if (!settings.isOpen(found.link)) return refuse('sticker_link_closed');
    const received = await receiveUpload.receive(found, token, body.sticker_upload);
    return isRefusal(received) ? received : { sticker_upload: received };
  });

  const counted = (request: FastifyRequest, token: string) => limits.allows('withdrawal', token, request.ip);

  route(http, readWithdrawal, async ({ params: { token }, request }) => {
    if (!(await counted(request, token))) return refuse('too_many_requests');
    const withdrawal = await withdrawals.show(token);
    return isRefusal(withdrawal) ? withdrawal : { withdrawal };
  });

  route(http, withdrawStickerUpload, async ({ params: { token }, request }) => {
    if (!(await counted(request, token))) return refuse('too_many_requests');
    const withdrawal = await withdrawals.withdraw(token);
    return isRefusal(withdrawal) ? withdrawal : { withdrawal };
  });
}
