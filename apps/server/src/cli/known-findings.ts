import type { ReadingRule } from '../features/blueprints/index.ts';

/** Which rules made albums still break, by blueprint. What is mended goes from here; nothing is added. */
export const KNOWN_FINDINGS: Readonly<Record<string, readonly ReadingRule[]>> = {
  'business-stueckliste': ['size'],
  'sports-choreo': ['few', 'figure', 'phrase'],
  'sports-saison-74': ['alike', 'figure', 'hint', 'phrase'],
  'wedding-grand-hotel': ['alike', 'drawn', 'figure'],
  'birthday-b-seite': ['alike', 'drawn', 'figure', 'lonely'],
  'birthday-extrablatt': ['bare', 'drawn', 'few', 'figure', 'frame', 'size'],
  'birthday-papierzoo': ['place'],
  'school-heftumschlag': ['few', 'figure', 'hint'],
  'school-huepfkasten': ['alike', 'drawn', 'figure', 'hint'],
  'school-ueberdruck': ['alike', 'figure', 'hint'],
  'community-hausgemeinschaft': ['alike', 'figure', 'frame', 'hint'],
  'community-partitur': ['alike', 'figure', 'hint'],
};
