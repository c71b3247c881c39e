export { createPreviews, type Previews } from './preview.ts';
export { shownParts } from './shown-parts.ts';
