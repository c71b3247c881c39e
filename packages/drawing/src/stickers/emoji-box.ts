/** How far the font of emoji reaches above and below the baseline, in font sizes, as its file says. */
export const EMOJI_BOX = { ascent: 950 / 1024, descent: 250 / 1024 } as const;
