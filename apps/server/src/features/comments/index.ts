export { type Comments, createComments } from './comments.ts';
