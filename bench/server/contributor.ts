/** One person with a sticker link, as the public form acts for them, on a line that drops. */
import { createHash, randomUUID } from 'node:crypto';
import {
  STICKER_PROOF_HEADER,
  STICKER_TOKEN_HEADER,
  type PublicStickerLink,
  type StickerUploadChallenge,
} from '@figurina/contract';

export interface Contribution {
  readonly name: string;
  readonly photo: Buffer;
  /** The line drops in the middle of the photo, which goes on from where it was. */
  readonly drops: boolean;
  /** The answer to the last call is lost, and the form sends it again. */
  readonly repeats: boolean;
}

const TUS = { 'tus-resumable': '1.0.0' };
/** Of one step: on a line that drops, and a server that is busy, a form tries again. */
const TRIES = 5;

/** Resolves with the id of the upload. */
export async function contribute(url: string, token: string, given: Contribution): Promise<string> {
  const base = `${url}/v1/public/sticker_uploads/${token}`;
  const { sticker_link: link } = (await json(await insist(() => fetch(base)))) as { sticker_link: PublicStickerLink };
  const { challenge } = (await json(await insist(() => fetch(`${base}/challenge`, { method: 'POST' })))) as {
    challenge: StickerUploadChallenge;
  };
  const proof = `${challenge.challenge}:${solve(challenge)}`;
  const blobId = await sendPhoto(url, { [STICKER_TOKEN_HEADER]: token, [STICKER_PROOF_HEADER]: proof }, given);
  const body = JSON.stringify({
    sticker_upload: {
      name: given.name,
      section_id: link.sections[0]?.id ?? null,
      blob_id: blobId,
      client_id: randomUUID(),
      consent: {
        agreed: true,
        shown: 'self',
        minor: false,
        version: link.consent.version,
        language: link.consent.language,
      },
    },
  });
  const post = () => fetch(base, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const answer = (await json(await insist(post))) as { sticker_upload: { id: string } };
  if (given.repeats) await json(await insist(post));
  return answer.sticker_upload.id;
}

/** Resolves with the id of the blob; `who` says in headers who sends it. */
export async function sendPhoto(
  url: string,
  who: Readonly<Record<string, string>>,
  { name, photo, drops }: Pick<Contribution, 'name' | 'photo' | 'drops'>,
): Promise<string> {
  const headers = { ...TUS, ...who };
  const made = await insist(() =>
    fetch(`${url}/v1/blobs`, {
      method: 'POST',
      headers: {
        ...headers,
        'upload-length': String(photo.length),
        'upload-metadata': `filename ${Buffer.from(`${name}.jpg`).toString('base64')}`,
      },
    }),
  );
  const address = new URL(made.headers.get('location') ?? '', `${url}/v1/blobs`).href;
  const patch = (from: number, to: number) =>
    fetch(address, {
      method: 'PATCH',
      headers: { ...headers, 'upload-offset': String(from), 'content-type': 'application/offset+octet-stream' },
      body: new Uint8Array(photo.subarray(from, to)),
    });
  let offset = 0;
  if (drops) {
    await insist(() => patch(0, Math.floor(photo.length / 2)));
    const asked = await insist(() => fetch(address, { method: 'HEAD', headers }));
    offset = Number(asked.headers.get('upload-offset'));
  }
  await insist(() => patch(offset, photo.length));
  return address.split('/').at(-1) ?? '';
}

async function insist(ask: () => Promise<Response>): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const answer = await ask();
    if (answer.ok) return answer;
    if (attempt === TRIES || answer.status < 429)
      throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`);
    await new Promise((resolve) => setTimeout(resolve, 200 * attempt));
  }
}

async function json(answer: Response): Promise<unknown> {
  return answer.json();
}

function solve({ challenge, difficulty }: StickerUploadChallenge): string {
  for (let nonce = 0; ; nonce++) {
    const digest = createHash('sha256').update(`${challenge}.${nonce}`).digest();
    if (Math.clz32(digest.readUInt32BE(0)) >= difficulty) return String(nonce);
  }
}
