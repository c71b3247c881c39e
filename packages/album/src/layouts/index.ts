export * from './archetypes.ts';
export * from './fill-layout.ts';
export * from './fitting-layouts.ts';
export * from './general-layouts.ts';
export * from './layout.ts';
export * from './layout-kind.ts';
export * from './layout-of-spread.ts';
export * from './plan-spreads.ts';
