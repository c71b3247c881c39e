/** Counts of what was done lately, the same for every server of an installation: what limits of rate are made of. */
export interface Counters {
  /**
   * Counts each key once more, or by `amount` (below zero takes back what was counted), and answers how often each was
   * counted since the running span began. Spans begin on the same moments everywhere: at multiples of `spanMs`.
   */
  add(keys: readonly string[], spanMs: number, amount?: number): Promise<number[]>;
  /** False while what they are kept in cannot be reached. */
  ready(): boolean;
  close(): Promise<void>;
}
