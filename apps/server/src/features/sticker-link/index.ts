export type { DetectFace } from './public.routes.ts';
export { createStickerLinks, type StickerLinks } from './sticker-link.ts';
