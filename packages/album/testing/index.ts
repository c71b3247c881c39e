export * from './a-large-album.ts';
export * from './an-album.ts';
export * from './any-unit.ts';
export * from './corrected-list.ts';
export * from './spoiled-bytes.ts';
