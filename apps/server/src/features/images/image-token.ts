/**
 * Who may see the pictures of an album, as a token in their addresses: a browser sends no access token for an `<img>`.
 * It names the reader, so that it dies with their membership, and stays the same for a while, so that pictures stay
 * in the browser's cache.
 */
import { createHmac } from 'node:crypto';
import { sameText } from '../../platform/same-text.ts';

/** `person`: looked up at every request. `render`: the print worker. `preview`: whoever holds a link, by its hash; looked up, too. */
export type ImageReader =
  | { kind: 'person'; id: string; admin: boolean }
  | { kind: 'render' }
  | { kind: 'preview'; link: string };

export interface ImageTokens {
  issue(albumId: string, reader: ImageReader): string;
  /** Undefined for a token that is not ours, of another album, or out of date. */
  read(token: string, albumId: string): ImageReader | undefined;
}

const PREVIEW = 'p';
const RENDER = 'r';
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

export function createImageTokens({ secret, now }: { secret: string; now: () => Date }): ImageTokens {
  const sign = (text: string) => createHmac('sha256', secret).update(`images:${text}`).digest('base64url').slice(0, 24);
  return {
    issue: (albumId, reader) => {
      const claims = `${lastMinute(now(), reader).toString(36)}.${subjectOf(reader)}`;
      return `${claims}.${sign(`${albumId}:${claims}`)}`;
    },
    read: (token, albumId) => {
      const [minute, subject, signature, ...rest] = token.split('.');
      if (!minute || !subject || !signature || rest.length > 0) return undefined;
      if (!sameText(signature, sign(`${albumId}:${minute}.${subject}`))) return undefined;
      return Number.parseInt(minute, 36) * MINUTE_MS > now().getTime() ? readerOf(subject) : undefined;
    },
  };
}

/**
 * The minute since 1970 in which it ends: with the next month for members, whose membership is looked up at every
 * request; within two days for administrators, whose role is not; after two hours for a print, which takes one at most.
 */
function lastMinute(now: Date, reader: ImageReader): number {
  if (reader.kind === 'render') return Math.ceil(now.getTime() / MINUTE_MS) + 120;
  if (reader.kind === 'person' && reader.admin) return (Math.floor(now.getTime() / DAY_MS) + 2) * (DAY_MS / MINUTE_MS);
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 1) / MINUTE_MS;
}

function subjectOf(reader: ImageReader): string {
  if (reader.kind === 'render') return RENDER;
  if (reader.kind === 'preview') return `${PREVIEW}${reader.link}`;
  return (reader.admin ? 'a' : 'u') + Buffer.from(reader.id).toString('base64url');
}

function readerOf(subject: string): ImageReader | undefined {
  if (subject === RENDER) return { kind: 'render' };
  if (subject.startsWith(PREVIEW)) return { kind: 'preview', link: subject.slice(PREVIEW.length) };
  const id = Buffer.from(subject.slice(1), 'base64url').toString();
  return { kind: 'person', id, admin: subject.startsWith('a') };
}

/** Whether a token says that it is of a preview. Whether it is true is seen by reading it. */
export function isOfPreview(token: string | undefined): boolean {
  return token?.split('.')[1]?.startsWith(PREVIEW) ?? false;
}

/** The same of a print. */
export function isOfRender(token: string | undefined): boolean {
  return token?.split('.')[1] === RENDER;
}
