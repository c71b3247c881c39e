import { type AlbumFonts, FONT_ROLES, resolveFont } from '@figurina/album';
import { ALBUM_FONTS } from '@figurina/drawing';

export interface FontChoice {
  /** What the text will say: a role or a family. */
  readonly font: string;
  /** The face it is shown in. */
  readonly family: string;
  readonly role: (typeof FONT_ROLES)[number] | null;
}
export interface FontGroup {
  readonly key: 'album' | 'recent' | 'all';
  readonly choices: readonly FontChoice[];
}

interface FontChoicesParts {
  /** What texts of the album are set in beside the fonts of its roles. */
  readonly custom: readonly string[];
  readonly recent: readonly string[];
  readonly search: string;
  readonly roleName: (role: string) => string;
}

/** The fonts to choose from: the album's roles and its other fonts, those used last, all; with words typed, those that have them in their name. */
export function fontChoices(fonts: AlbumFonts, { custom, recent, search, roleName }: FontChoicesParts): FontGroup[] {
  const wanted = search.trim().toLowerCase();
  const family = (name: string): FontChoice => ({ font: name, family: name, role: null });
  const groups: FontGroup[] = [
    {
      key: 'album',
      choices: [
        ...FONT_ROLES.map((role) => ({ font: role, family: resolveFont(role, fonts).family, role })),
        ...custom.map(family),
      ],
    },
    { key: 'recent', choices: wanted === '' ? recent.map(family) : [] },
    { key: 'all', choices: ALBUM_FONTS.map((font) => family(font.family)) },
  ];
  const fits = ({ family: name, role }: FontChoice): boolean =>
    `${name} ${role ? roleName(role) : ''}`.toLowerCase().includes(wanted);
  return groups
    .map(({ key, choices }) => ({ key, choices: choices.filter(fits) }))
    .filter(({ choices }) => choices.length > 0);
}
