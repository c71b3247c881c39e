export { createBlueprints, type Blueprints } from './blueprints.ts';
export { readBlueprints, type StoredBlueprint } from './read-content.ts';
