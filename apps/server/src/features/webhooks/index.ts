export { noteOrderEvent } from './note-event.ts';
export { createWebhooks, type Webhooks } from './webhooks.ts';
export type { WebhooksParts } from './webhooks-parts.ts';
