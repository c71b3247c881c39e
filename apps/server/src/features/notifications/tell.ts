import type { NotificationKind } from '@figurina/contract';

/** Something that happened in an album. */
export interface Happening {
  readonly albumId: string;
  readonly kind: NotificationKind;
  /** The subject of who did it, who is not told; null for the house. */
  readonly by: string | null;
  /** Subjects, or everybody in the album. Strangers to the album among them are passed over, save for `removed`. */
  readonly to: 'everybody' | readonly string[];
  /** Not these, of everybody: they are told in another way. */
  readonly except?: readonly string[];
  /** Who has it before their eyes already: for them it is not news. */
  readonly seenBy?: readonly string[];
  /** Where it is looked at, behind `/album/{id}`: `/review`, `/stickers/s1`. */
  readonly at?: string;
  /** What it is about in a person's own words: plain text, cut to some 200 letters. */
  readonly excerpt?: string;
  /** Names what happened: told again, it is passed over. */
  readonly thing?: string;
  /** The comment that began the thread it belongs to. */
  readonly thread?: string;
}

/** Takes note of what happened and returns at once; that somebody cannot be told fails nothing. */
export type Tell = (happening: Happening) => void;
