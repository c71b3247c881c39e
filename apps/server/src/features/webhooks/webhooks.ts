/** Webhooks: what happens to orders is told to other systems. What is written when is said in `note-event.ts`. */
import type { FastifyInstance } from 'fastify';
import { deliverInTime } from './deliver.ts';
import type { WebhooksParts } from './webhooks-parts.ts';
import { serveWebhooks } from './webhooks.routes.ts';

export interface Webhooks {
  serve(http: FastifyInstance): void;
}

export function createWebhooks(parts: WebhooksParts): Webhooks {
  deliverInTime(parts);
  return { serve: (http) => serveWebhooks(http, parts) };
}
