import type { ReadingRule } from '../features/blueprints/index.ts';

/** Which rules made albums still break, by blueprint. What is mended goes from here; nothing is added. */
export const KNOWN_FINDINGS: Readonly<Record<string, readonly ReadingRule[]>> = {
  'sports-saison-74': ['alike', 'figure', 'hint', 'openers', 'phrase', 'twice'],
  'wedding-grand-hotel': ['alike', 'drawn', 'figure'],
  'birthday-b-seite': ['bare', 'drawn', 'figure', 'frame'],
  'birthday-papierzoo': ['place'],
  'school-ueberdruck': ['hint'],
  'community-hausgemeinschaft': ['alike', 'figure', 'frame', 'hint', 'twice'],
};
