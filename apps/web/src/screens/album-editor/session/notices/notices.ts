/** A word to the person, by key; with what its text asks for. */
export type Notify = (
  key: string,
  values?: Readonly<Record<string, string | number>>,
  kind?: 'error' | 'warning',
  remedy?: Remedy,
) => void;

/** What can be done about it. Such a word stays until it is closed. */
export interface Remedy {
  /** Key of the button's text. */
  readonly key: string;
  readonly run: () => void;
}

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
