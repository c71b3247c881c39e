export { createOwnLayouts } from './own-layouts.ts';
