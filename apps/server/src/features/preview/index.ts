export { createPreviews, type Previews } from './preview.ts';
