import type { AlbumNode } from './nodes/node.ts';
import type { Color, Paint } from './paint.ts';
import type { RichText } from './rich-text.ts';

/** The props that may hold a palette index. */
export const COLOR_PROPS: ReadonlySet<string> = new Set(['fill', 'stroke', 'color', 'gradientMap', 'text']);

/** The palette indexes that a node refers to, doubles included. */
export function paletteIndexes(node: AlbumNode): number[] {
  const props = node.props as {
    readonly fill?: Paint;
    readonly stroke?: Color | null;
    readonly color?: Color;
    readonly gradientMap?: readonly Color[] | null;
  };
  const colors: (Color | undefined | null)[] = [props.stroke, props.color, ...(props.gradientMap ?? [])];
  if (typeof props.fill === 'object' && props.fill !== null) colors.push(...props.fill.colors);
  else colors.push(props.fill);
  if (node.type === 'Text') colors.push(...textColors(node.props.text));
  return colors.filter((color) => typeof color === 'number');
}

function textColors(text: RichText): (Color | undefined)[] {
  return text.paragraphs.flatMap(({ content }) =>
    content.map((inline) => ('break' in inline ? undefined : inline.color)),
  );
}
