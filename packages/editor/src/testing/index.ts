export * from './fake-clock.ts';
export * from './memory-outbox.ts';
export * from './random.ts';
export * from './random-edit.ts';
export * from './simulated-editor.ts';
export * from './simulated-network.ts';
export * from './simulated-server.ts';
export * from './simulate.ts';
