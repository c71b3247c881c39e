import type { AlbumDocument, Color, ExchangeNode, Paint, RichText } from '@figurina/album';

/**
 * Elements of another album with the colours they had there: an index whose colour is another one here, or none, becomes
 * the colour itself. Where both palettes agree, the index stays, and the element follows the palette.
 */
export function colorsByValue(
  elements: readonly ExchangeNode[],
  there: Readonly<Record<string, string>>,
  here: AlbumDocument['colors'],
): ExchangeNode[] {
  const differs = Object.entries(there).some(([index, color]) => here.get(index) !== color);
  return differs ? elements.map((element) => valued(element, there, here)) : [...elements];
}

type Colors = Readonly<Record<string, string>>;

function valued(element: ExchangeNode, there: Colors, here: AlbumDocument['colors']): ExchangeNode {
  const color = (value: Color): Color => {
    const was = typeof value === 'number' ? there[value] : undefined;
    return was === undefined || here.get(String(value)) === was ? value : was;
  };
  const change = ([prop, value]: [string, unknown]): [string, unknown] => [
    prop,
    value === null || value === undefined ? value : propValued(prop, value, color),
  ];
  return {
    type: element.type,
    props: Object.fromEntries(Object.entries(element.props).map(change)),
    children: element.children.map((child) => valued(child, there, here)),
  };
}

/** The values are those of the schema: `readClipboard` has checked them. */
function propValued(prop: string, value: unknown, color: (value: Color) => Color): unknown {
  switch (prop) {
    case 'fill':
      return paintValued(value as NonNullable<Paint>, color);
    case 'stroke':
    case 'color':
      return color(value as Color);
    case 'gradientMap':
      return (value as Color[]).map(color);
    case 'text':
      return textValued(value as RichText, color);
    default:
      return value;
  }
}

function paintValued(paint: NonNullable<Paint>, color: (value: Color) => Color): Paint {
  return typeof paint === 'object' ? { ...paint, colors: paint.colors.map(color) } : color(paint);
}

function textValued(text: RichText, color: (value: Color) => Color): RichText {
  return {
    paragraphs: text.paragraphs.map((paragraph) => ({
      ...paragraph,
      content: paragraph.content.map((inline) =>
        'break' in inline || inline.color === undefined ? inline : { ...inline, color: color(inline.color) },
      ),
    })),
  };
}
