export { createBlobs, type Blobs } from './blobs.ts';
