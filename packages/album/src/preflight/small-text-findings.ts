import type { AlbumDocument } from '../document/album.ts';
import type { Color } from '../document/paint.ts';
import type { NodeOf } from '../document/nodes/node.ts';
import { blackTextColors } from '../palette/black-text.ts';
import { resolveColor } from '../palette/resolve-color.ts';
import type { Finding } from './finding.ts';
import { scaleOnPaper } from './scale-on-paper.ts';

/** Below so many points, letters of several inks print with fringes (rule P25). */
export const SMALL_TEXT = 8;

/** Small letters in a colour that more than black ink makes. */
export function smallTextFindings(document: AlbumDocument, node: NodeOf<'Text'>): Finding[] {
  const scaleX = scaleOnPaper(document, node);
  const { size, color } = node.props;
  const runs = node.props.text.paragraphs.flatMap(({ content }) =>
    content.map((run) => ('break' in run ? null : { size: run.size ?? size, color: run.color ?? color })),
  );
  const shown = node.props.symbol === null ? runs.filter((run) => run !== null) : [{ size, color }];
  const small = shown.filter((run) => run.size * scaleX < SMALL_TEXT - 0.01 && isColored(document, run.color));
  if (small.length === 0) return [];
  const points = Math.round(Math.min(...small.map((run) => run.size)) * scaleX * 10) / 10;
  return [{ rule: 'small_text', severity: 'hint', nodeId: node.id, stickerId: null, values: { points } }];
}

/** Whether letters in a colour are made of more than black ink, or of paper. */
export function isColored({ colors }: AlbumDocument, color: Color): boolean {
  const hex = resolveColor(colors, color).slice(0, 7).toLowerCase();
  const [red, green, blue] = [hex.slice(1, 3), hex.slice(3, 5), hex.slice(5, 7)];
  return !(red === green && green === blue) && !blackTextColors(colors).includes(hex);
}
