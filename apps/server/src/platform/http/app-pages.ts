/** The pages of the built web app. */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';

/** Stands in pages where the nonce goes. */
export const STYLE_NONCE = '__STYLE_NONCE__';
const STYLES = "style-src 'self'";

export type AppPage = 'index.html' | 'sticker-link.html' | 'render.html';

/** Undefined while the app is not built. */
export const readAppPage = (webDist: string, page: AppPage): Promise<string | undefined> =>
  readFile(join(webDist, page), 'utf8').catch(() => undefined);

/** Sends a page whose program may make style sheets: by a nonce that is another one in each answer. */
export function sendAppPage(reply: FastifyReply, page: string): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  setPolicy(reply, (policy) => policy.replace(STYLES, `${STYLES} 'nonce-${nonce}'`));
  return reply.type('text/html; charset=utf-8').send(page.replaceAll(STYLE_NONCE, nonce));
}

/**
 * Sends the page that is printed, which only print workers open. It may be asked for over plain HTTP inside the installation, past
 * the proxy that speaks HTTPS, and drawings of people lie in it with the styles that they came with, cleaned.
 */
export function sendRenderPage(reply: FastifyReply, page: string): FastifyReply {
  setPolicy(reply, (policy) =>
    policy.replace(/;?upgrade-insecure-requests/, '').replace(STYLES, `${STYLES} 'unsafe-inline'`),
  );
  return reply.type('text/html; charset=utf-8').send(page);
}

function setPolicy(reply: FastifyReply, change: (policy: string) => string): void {
  const policy = reply.getHeader('content-security-policy');
  reply.header('content-security-policy', change(String(policy)));
}
