import type { MakeId } from '../document/ids.ts';
import type { Layout } from '../layouts/layout.ts';
import type { FiveColors } from '../palette/palette-presets.ts';
import type { DraftPerson } from './people-of-rows.ts';

/** What a first draft is made of, beside its blueprint. */
export interface FirstDraft {
  readonly people: readonly DraftPerson[];
  /** The blueprint's own. */
  readonly layouts: readonly Layout[];
  /** The blueprint's colours and sticker design when absent. */
  readonly colors?: FiveColors | null;
  readonly stickerTemplateId?: string | null;
  /** To the questions of the blueprint, by their ids. */
  readonly answers?: Readonly<Record<string, string>>;
  /** Of the album. */
  readonly title?: string;
  readonly makeId: MakeId;
  /** ISO. */
  readonly now: string;
}
