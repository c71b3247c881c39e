export type { Happening, Tell } from './tell.ts';
