/** Time as this package sees it: passed in, so that tests turn it by hand. */
export interface Clock {
  /** Milliseconds since any fixed moment. */
  now(): number;
  /** Calls back once after `milliseconds`; the answer takes it back. */
  after(milliseconds: number, callback: () => void): () => void;
}
