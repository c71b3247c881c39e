import type { ReadingRule } from '../features/blueprints/index.ts';

/** Which rules made albums still break, by blueprint. What is mended goes from here; nothing is added. */
export const KNOWN_FINDINGS: Readonly<Record<string, readonly ReadingRule[]>> = {
  'sports-choreo': ['few', 'figure', 'phrase'],
  'sports-hallenboden': ['alike', 'figure', 'phrase'],
  'sports-saison-74': ['alike', 'figure', 'hint', 'phrase'],
  'wedding-grand-hotel': ['alike', 'drawn', 'figure'],
  'wedding-herbarium': ['alike', 'drawn', 'figure', 'frame', 'size', 'typing'],
  'wedding-lange-tafel': ['alike', 'figure', 'frame', 'phrase'],
  'birthday-b-seite': ['alike', 'drawn', 'figure', 'lonely'],
  'birthday-extrablatt': ['bare', 'drawn', 'few', 'figure', 'frame', 'size'],
  'birthday-papierzoo': ['place'],
  'community-einsatzbuch': ['bare', 'drawn', 'figure', 'frame', 'hint', 'phrase'],
  'community-hausgemeinschaft': ['alike', 'figure', 'frame', 'hint'],
  'community-partitur': ['alike', 'figure', 'hint'],
};
