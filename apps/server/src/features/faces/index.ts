export { createFaces, type Faces } from './faces.ts';
