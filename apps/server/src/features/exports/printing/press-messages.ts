/** What the server and its printing process say to each other. */
import type { PrintProfile } from '@figurina/album';
import type { PrintCheck, ProductionOrder, RenderParams } from '@figurina/contract';
import type { HtmlPage } from '@figurina/press';
import type { ArtifactPart } from '../artifact-parts.ts';
import type { Failure } from '../failure.ts';

export interface PrintOrder {
  readonly kind: 'album';
  readonly params: RenderParams;
  /** Whose wishes the file follows; null for one that nobody prints from. */
  readonly profile: PrintProfile | null;
  /** Address of the render page with its token. */
  readonly renderUrl: string;
  readonly title: string;
  /** ISO time that is written into the file. */
  readonly date: string;
  readonly sheets: number;
  /** Where the file is written, without its extension. */
  readonly target: string;
}

/** All that a print shop gets, in one archive. */
export interface ArtifactOrder {
  readonly kind: 'artifact';
  readonly profile: PrintProfile;
  readonly parts: readonly (ArtifactPart & { readonly renderUrl: string })[];
  readonly params: RenderParams;
  readonly title: string;
  readonly albumId: string;
  readonly version: number;
  readonly spine: number;
  readonly date: string;
  readonly target: string;
  /** SHA-256 of the approved copy; null for the album as it is. */
  readonly copyHash: string | null;
  /** Of an archive that is made for an order: what the print shop is told of it, still without files, and the note's PDF. */
  readonly papers: { readonly production: ProductionOrder; readonly note: string } | null;
}

/** What the printing process does. */
export type PressOrder = PrintOrder | ArtifactOrder | HtmlOrder | PlatesOrder;

/** A page that brings everything along. */
export interface HtmlOrder extends HtmlPage {
  readonly kind: 'html';
  /** Where the file is written, without its extension. */
  readonly target: string;
}

/** The plates of a page of a file that lies here; page 0 asks what pages there are. */
export interface PlatesOrder {
  readonly kind: 'plates';
  readonly file: string;
  readonly page: number;
  readonly profile: PrintProfile;
  /** Where they are written, without an extension. */
  readonly target: string;
}

export interface PrintedFile {
  readonly path: string;
  readonly bytes: number;
  readonly extension: string;
  readonly contentType: string;
  readonly checks: readonly PrintCheck[];
  /** A picture of where there is too much ink, beside the file. */
  readonly inkPicture?: string | null;
  /** Of archives alone. */
  readonly sha256?: string;
  /** What an archive of an order says in its `order.json`. */
  readonly production?: ProductionOrder | null;
}

export type PressAnswer =
  /** The browser ran without its sandbox, for this reason. */
  | { readonly kind: 'no_sandbox'; readonly why: string }
  | { readonly kind: 'progress'; readonly progress: number }
  | { readonly kind: 'printed'; readonly file: PrintedFile }
  | { readonly kind: 'failed'; readonly failure: Failure };
