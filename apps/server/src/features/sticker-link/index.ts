export type { DetectFace } from './public.routes.ts';
export { type Collecting, createStickerLinks, type StickerLinks } from './sticker-link.ts';
