/**
 * The same random input on every run, so that a commit that passed passes again. To explore: `FC_SEED=123 npx vitest run
 * --project unit`, and `GESTURE_SEED`, `SEED` and `KILL_SEED` in the tests that draw their own numbers.
 */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 20_261_122) });
