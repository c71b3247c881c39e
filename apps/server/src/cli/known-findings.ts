import type { ReadingRule } from '../features/blueprints/index.ts';

/** Which rules made albums still break, by blueprint. What is mended goes from here; nothing is added. */
export const KNOWN_FINDINGS: Readonly<Record<string, readonly ReadingRule[]>> = {
  'business-bilanz': ['alike', 'bare', 'few', 'figure', 'frame', 'hint', 'twice'],
  'business-linienplan': ['alike', 'few', 'figure', 'frame', 'hint', 'openers', 'twice'],
  'business-stueckliste': ['alike', 'few', 'figure', 'frame', 'hint', 'openers', 'size', 'twice'],
  'wedding-grand-hotel': ['bare', 'drawn', 'few', 'figure', 'frame', 'twice'],
  'wedding-herbarium': ['alike', 'drawn', 'few', 'figure', 'frame', 'openers', 'size', 'twice', 'typing'],
  'wedding-lange-tafel': ['alike', 'few', 'figure', 'frame', 'openers', 'phrase', 'twice'],
  'birthday-b-seite': ['alike', 'bare', 'drawn', 'few', 'figure', 'frame', 'openers', 'twice'],
  'birthday-extrablatt': ['alike', 'bare', 'drawn', 'few', 'figure', 'frame', 'openers', 'size', 'twice'],
  'birthday-papierzoo': ['alike', 'openers', 'place', 'twice'],
  'school-heftumschlag': ['alike', 'few', 'figure', 'hint', 'openers', 'twice'],
  'school-huepfkasten': ['alike', 'drawn', 'few', 'figure', 'hint', 'openers', 'twice'],
  'school-ueberdruck': ['alike', 'few', 'figure', 'hint', 'openers', 'twice'],
  'community-einsatzbuch': ['alike', 'bare', 'drawn', 'few', 'figure', 'frame', 'hint', 'openers', 'phrase', 'twice'],
  'community-hausgemeinschaft': ['alike', 'bare', 'few', 'figure', 'frame', 'hint', 'openers', 'twice'],
  'community-partitur': ['alike', 'few', 'figure', 'hint', 'openers', 'twice'],
};
