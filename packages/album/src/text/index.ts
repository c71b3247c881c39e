export * from './find-in-text.ts';
export * from './format-texts.ts';
export * from './put-symbol.ts';
export * from './replace-in-texts.ts';
export * from './resolve-font.ts';
export * from './scale-text.ts';
export * from './text-format.ts';
export * from './text-limit.ts';
