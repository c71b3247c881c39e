export * from './draft-spreads.ts';
export type { FirstDraft } from './draft-wish.ts';
export * from './first-draft.ts';
export * from './people-of-rows.ts';
export * from './photos-of-people.ts';
export * from './propose-drafts.ts';
