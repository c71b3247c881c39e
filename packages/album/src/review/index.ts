export * from './content-changes.ts';
export * from './document-content.ts';
export * from './finding-key.ts';
export * from './spread-content.ts';
