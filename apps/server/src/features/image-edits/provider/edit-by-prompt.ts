/**
 * Edits by an image service that speaks the API of OpenAI's images (`POST {url}/images/edits`, multipart): the answer is
 * a stream with partial pictures where the service offers it, else one JSON object. Nothing is asked of any other host,
 * whatever the answer says.
 */
import sharp from 'sharp';
import { z } from 'zod';
import type { Edited, EditProgress, EditSource, EditWork } from '../edit-work.ts';
import { serverEvents } from './server-events.ts';

export interface ProviderSettings {
  /** With its version, without a closing slash: `https://api.openai.com/v1`. */
  url: string;
  key: string | undefined;
  model: string;
  timeoutMs: number;
}

/** What services take in, and give back at most: more would only be sent to be scaled down. */
const SENT_SIDE = 1536;
const PARTIAL_PICTURES = 2;
/** Characters of a picture in base64, in an event or an answer. */
const ANSWER_LIMIT = 80_000_000;

const answerSchema = z.object({
  data: z.array(z.object({ b64_json: z.string().optional(), url: z.string().optional() })).min(1),
});
const eventSchema = z.object({ type: z.string().optional(), b64_json: z.string().optional() });
const problemSchema = z.object({ error: z.object({ param: z.string().nullish() }) });

export function createEditByPrompt(settings: ProviderSettings, prompt: string): EditWork {
  return async (source, progress) => {
    const tooSlow = AbortSignal.timeout(settings.timeoutMs);
    const signal = AbortSignal.any([tooSlow, progress.signal]);
    try {
      return await edit(settings, { prompt, source, progress, signal });
    } catch (error) {
      if (progress.signal.aborted) throw error;
      if (tooSlow.aborted) return { ok: false, code: 'image_edit_too_slow' };
      // fetch: the service is not there, or broke off in the middle.
      if (error instanceof TypeError) return { ok: false, code: 'image_edit_busy' };
      throw error;
    }
  };
}

interface Request {
  prompt: string;
  source: EditSource;
  progress: EditProgress;
  signal: AbortSignal;
}

async function edit(settings: ProviderSettings, request: Request): Promise<Edited> {
  const { source, progress } = request;
  const picture = await sharp(source.bytes)
    .resize({ width: SENT_SIDE, height: SENT_SIDE, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 6 })
    .toBuffer();
  await progress.step('request_sent');
  let answer = await post(settings, request, picture, true);
  if (answer.status === 400 && (await isAboutStreaming(answer))) answer = await post(settings, request, picture, false);
  await progress.step('connected');
  if (!answer.ok) {
    await answer.body?.cancel();
    if (answer.status === 429 || answer.status === 503) return { ok: false, code: 'image_edit_busy' };
    return { ok: false, code: answer.status === 400 ? 'image_edit_refused' : 'image_edit_failed' };
  }
  await progress.step('request_accepted');
  const isStream = answer.headers.get('content-type')?.includes('text/event-stream') && answer.body;
  const result = isStream ? await readStream(answer.body!, request) : await readJson(settings, answer, request);
  return result ? { ok: true, bytes: result } : { ok: false, code: 'image_edit_failed' };
}

async function post(
  { url, key, model }: ProviderSettings,
  { prompt, source, signal }: Request,
  picture: Buffer,
  stream: boolean,
): Promise<Response> {
  const form = new FormData();
  form.set('model', model);
  form.set('prompt', prompt);
  form.set('n', '1');
  form.set('size', sizeFor(source));
  if (stream) {
    form.set('stream', 'true');
    form.set('partial_images', String(PARTIAL_PICTURES));
  }
  form.set('image', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'photo.png');
  // As bytes: Node goes on feeding a form to a request that was broken off meanwhile, and nothing can catch that error.
  const encoded = new Response(form);
  const headers = {
    accept: 'text/event-stream, application/json',
    'content-type': encoded.headers.get('content-type')!,
    ...(key && { authorization: `Bearer ${key}` }),
  };
  const body = await encoded.bytes();
  return fetch(`${url}/images/edits`, { method: 'POST', headers, body, signal, redirect: 'error' });
}

/** The nearest of the three shapes that services make. */
function sizeFor({ width, height }: EditSource): string {
  const ratio = width / height;
  if (ratio > 1.2) return '1536x1024';
  return ratio < 1 / 1.2 ? '1024x1536' : '1024x1024';
}

/** A service that does not stream says so by the parameter's name, and is asked again without it. */
async function isAboutStreaming(answer: Response): Promise<boolean> {
  const problem = problemSchema.safeParse(
    await answer
      .clone()
      .json()
      .catch(() => null),
  );
  return ['stream', 'partial_images'].includes(problem.data?.error.param ?? '');
}

async function readStream(body: ReadableStream<Uint8Array>, { progress }: Request): Promise<Buffer | undefined> {
  for await (const { event, data } of serverEvents(body, ANSWER_LIMIT)) {
    if (data === '[DONE]') return undefined;
    const { type = event, b64_json } = eventSchema.parse(JSON.parse(data));
    if (type === 'error') return undefined;
    if (!b64_json) continue;
    const picture = Buffer.from(b64_json, 'base64');
    if (type.endsWith('.completed')) return picture;
    if (type.endsWith('.partial_image')) await progress.partial(picture);
  }
  return undefined;
}

async function readJson(
  settings: ProviderSettings,
  answer: Response,
  { signal }: Request,
): Promise<Buffer | undefined> {
  const [first] = answerSchema.parse(await answer.json()).data;
  if (first?.b64_json) return Buffer.from(first.b64_json, 'base64');
  if (!first?.url || new URL(first.url).origin !== new URL(settings.url).origin) return undefined;
  const file = await fetch(first.url, { signal, redirect: 'error' });
  return file.ok ? Buffer.from(await file.arrayBuffer()) : undefined;
}
