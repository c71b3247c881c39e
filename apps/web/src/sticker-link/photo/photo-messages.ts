/** What the page and the worker that opens photos say to each other. */
import type { Judgement } from './judge-pixels.ts';

export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A photo that is ready to be sent: upright, in a format that every browser shows, not larger than print needs. */
export interface PreparedPhoto {
  readonly file: Blob;
  readonly filename: string;
  /** For the screen: at most 800 px. */
  readonly shown: Blob;
  readonly width: number;
  readonly height: number;
  /** Of `shown`. */
  readonly shownWidth: number;
  readonly shownHeight: number;
  /** Said to the person in one line. */
  readonly scaledDown: boolean;
}

export type PhotoFault = 'unreadable' | 'type' | 'too_small' | 'too_large';
export type PhotoAnswer = { ok: true; photo: PreparedPhoto } | { ok: false; fault: PhotoFault };

export type PhotoRequest =
  | { id: number; kind: 'open'; file: Blob; filename: string }
  | { id: number; kind: 'judge'; shown: Blob; part: Part };

export type PhotoReply =
  | { id: number; kind: 'open'; answer: PhotoAnswer }
  | { id: number; kind: 'judge'; answer: Judgement };
