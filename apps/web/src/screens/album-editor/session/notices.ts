/** A word to the person, by key; with what its text asks for. */
export type Notify = (key: string, values?: Readonly<Record<string, string | number>>, kind?: 'error') => void;

export interface Notices {
  notify: Notify;
  onNotify(listener: Notify): () => void;
}

export function createNotices(): Notices {
  const listeners = new Set<Notify>();
  return {
    notify: (...words) => listeners.forEach((listener) => listener(...words)),
    onNotify(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
