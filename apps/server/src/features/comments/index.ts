export { keepTold } from './comments.queries.ts';
export { createMentions, type Mentions } from './mentions.ts';
