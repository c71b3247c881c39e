import { BUILT_IN_LAYOUTS } from './archetypes.ts';
import { OPENER_LAYOUTS } from './general/openers.ts';
import { PICTURE_LAYOUTS } from './general/pictures.ts';
import { PORTRAIT_LAYOUTS } from './general/portraits.ts';
import { SMALL_GROUP_LAYOUTS } from './general/small-groups.ts';
import { TEAM_LAYOUTS } from './general/teams.ts';
import type { Layout } from './layout.ts';

/**
 * Every layout that comes with the product and suits any album, in its colours: with a layout for each count from 1 to
 * 24, the fewest stickers first, openers and pictures last. Named by the catalogues (`editor.layout.<id>`).
 */
export const GENERAL_LAYOUTS: readonly Layout[] = [
  ...[...BUILT_IN_LAYOUTS, ...PORTRAIT_LAYOUTS, ...SMALL_GROUP_LAYOUTS, ...TEAM_LAYOUTS].sort(
    (a, b) => a.stickers - b.stickers,
  ),
  ...OPENER_LAYOUTS,
  ...PICTURE_LAYOUTS,
];
