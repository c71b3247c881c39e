/** Tells tabs that live from tabs that are gone: each holds a lock of the browser's, which ends with it, however it ends. */

const PREFIX = 'figurina.tab.';
/** Let go by this page itself; the browser may still be about to notice. */
const left = new Set<string>();

/** Holds the lock of a client until the answer is called or the tab is gone. Throws where the browser has no locks. */
export async function holdTab(client: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  void navigator.locks
    .request(PREFIX + client, () => {
      held.resolve();
      return end.promise;
    })
    .catch(held.reject);
  await held.promise;
  return () => {
    left.add(client);
    end.resolve();
  };
}

export async function livingTabs(): Promise<Set<string>> {
  const { held = [] } = await navigator.locks.query();
  const clients = held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : []));
  return new Set(clients.filter((client) => !left.has(client)));
}
