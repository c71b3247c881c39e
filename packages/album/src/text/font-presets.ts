import { FONT_ROLES, type FontEntry, type FontRole } from '../document/fonts.ts';

export type AlbumFontSet = Readonly<Record<FontRole, FontEntry>>;

/** Sets of fonts that go together: `bold` where the face is heavy by itself in that role. */
export const FONT_PRESETS: readonly AlbumFontSet[] = [
  fontSet('Bricolage Grotesque *', 'Bricolage Grotesque *', 'Rubik'),
  fontSet('Anton', 'Montserrat *', 'Montserrat'),
  fontSet('Alfa Slab One', 'Oswald *', 'Oswald'),
  fontSet('Playfair Display *', 'Lora *', 'Lora'),
  fontSet('Bebas Neue', 'Barlow Condensed *', 'Barlow'),
  fontSet('Great Vibes', 'Cormorant Garamond *', 'EB Garamond'),
  fontSet('DM Serif Display', 'Work Sans *', 'Work Sans'),
  fontSet('Pacifico', 'Nunito *', 'Nunito'),
  fontSet('Roboto Slab *', 'Roboto Slab *', 'Open Sans'),
  fontSet('Bangers', 'Baloo 2 *', 'Baloo 2'),
];

/** The set that an album's fonts are; none when they are its own. */
export function fontPresetOf(fonts: ReadonlyMap<string, FontEntry>): AlbumFontSet | null {
  return (
    FONT_PRESETS.find((preset) =>
      FONT_ROLES.every((role) => {
        const own = fonts.get(role);
        return own?.family === preset[role].family && own.bold === preset[role].bold;
      }),
    ) ?? null
  );
}

/** What it is called: its title face and that of its running text. */
export function fontSetName({ title, paragraph }: AlbumFontSet): string {
  return `${title.family} + ${paragraph.family}`;
}

/** Families with a star are bold. */
function fontSet(...families: readonly [title: string, subTitle: string, paragraph: string]): AlbumFontSet {
  const [title, subTitle, paragraph] = families.map((written) => ({
    family: written.replace(' *', ''),
    bold: written.endsWith(' *'),
  })) as [FontEntry, FontEntry, FontEntry];
  return { title, sub_title: subTitle, paragraph };
}
