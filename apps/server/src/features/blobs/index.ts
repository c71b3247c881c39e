export { createBlobs, removeUnusedBlobs, type Blobs } from './blobs.ts';
