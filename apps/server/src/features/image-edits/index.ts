export { createImageEdits, type ImageEdits } from './image-edits.ts';
