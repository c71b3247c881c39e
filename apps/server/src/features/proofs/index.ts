export { createProofs, type Proofs } from './proofs.ts';
