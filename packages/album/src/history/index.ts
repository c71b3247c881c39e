export * from './diff-documents.ts';
export * from './removals.ts';
export * from './restore-patch.ts';
export * from './spreads-that-differ.ts';
export * from './work.ts';
