/** What paints a spread without a page: for a worker. */
export { loadFonts } from '../fonts/load-fonts.ts';
export { paintPrepared } from './paint-prepared.ts';
export { createPictureSource, type Pack } from './picture-source.ts';
export type { PreparedScene } from './prepare-scene.ts';
export type { Scene } from './read-scene.ts';
export { sceneFingerprint } from './scene-fingerprint.ts';
