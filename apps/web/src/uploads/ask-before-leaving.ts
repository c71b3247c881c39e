/** The browser asks before a page is left on which something is still under way. */
let underWay = 0;
const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

export async function askBeforeLeaving<Value>(work: () => Promise<Value>): Promise<Value> {
  underWay += 1;
  globalThis.addEventListener('beforeunload', ask);
  try {
    return await work();
  } finally {
    underWay -= 1;
    // A page that listens without need is kept out of the browser's cache for going back.
    if (underWay === 0) globalThis.removeEventListener('beforeunload', ask);
  }
}
