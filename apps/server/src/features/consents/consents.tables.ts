export interface ConsentsTables {
  consent_texts: ConsentTextRow;
  consents: ConsentRow;
}

/** A photo on a sticker, the album opened to print it, the count of what somebody does. */
export type ConsentKind = 'photo' | 'print' | 'cookies';

/** Never updated: the database refuses it, but in an erasure. */
export interface ConsentRow {
  id: string;
  user_sub: string | null;
  /** What it was given for: an upload, an order, a place in a group order. */
  subject_id: string | null;
  kind: ConsentKind;
  text_hash: string;
  version: string;
  language: string;
  given: boolean;
  at: Date;
}

/** Words that somebody agreed to, by their hash. */
export interface ConsentTextRow {
  hash: string;
  language: string;
  text: string;
  first_shown_at: Date;
}
