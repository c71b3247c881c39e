export { createBlueprints, type Blueprints } from './blueprints.ts';
export { readBlueprints } from './read-content.ts';
