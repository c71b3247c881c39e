export { createMentions, type Mentions } from './mentions.ts';
