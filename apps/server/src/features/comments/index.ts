export { type Comments, createComments } from './comments.ts';
export { tellMissed } from './sweep.ts';
