export { createBlueprints, type Blueprints } from './blueprints.ts';
export { slottedLayout } from './layouts.ts';
export { readBlueprints, type StoredBlueprint } from './read-content.ts';
export { excusedIn } from './reading/excused.ts';
export { READING_RULES, readAlbum, type ReadingFinding, type ReadingRule } from './reading/read-album.ts';
export { refusedWordsIn } from './reading/refused-words.ts';
