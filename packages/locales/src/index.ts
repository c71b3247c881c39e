export type { MessageArguments, MessageKey, Namespace } from './compiled/keys.ts';
export * from './format.ts';
export * from './i18n.ts';
export * from './locale.ts';
export * from './negotiate-locale.ts';
export * from './parse-date.ts';
