import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Everything that nothing refers to is gone afterwards, so that what is left can be counted. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}
