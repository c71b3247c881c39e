import { useEffect, useState } from 'react';
import { idleMoment } from '../../../app/idle-moment.ts';

const AT_ONCE = 8;

/** The first of a long list at once, the others in idle moments, so that opening it does not stop the page. */
export function useGradually<Item>(items: readonly Item[]): readonly Item[] {
  const [count, setCount] = useState(AT_ONCE);
  const isAll = count >= items.length;
  useEffect(() => {
    if (isAll) return undefined;
    let gone = false;
    async function goOn(): Promise<void> {
      await idleMoment();
      if (!gone) setCount(count + AT_ONCE);
    }
    void goOn();
    return () => {
      gone = true;
    };
  }, [count, isAll]);
  return isAll ? items : items.slice(0, count);
}
