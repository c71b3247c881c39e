export { makeExample } from './example-album.ts';
