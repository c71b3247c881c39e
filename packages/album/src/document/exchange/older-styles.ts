/** How older clients, and other editors, name the styles of texts; read into the names and units that we have. */
import { isRecord } from '../check-record.ts';
import { inlineSchema, type Paragraph, paragraphSchema, type TextRun } from '../rich-text.ts';

export type Marks = Omit<TextRun, 'text'>;
type Styles = Readonly<Record<string, unknown>>;

/** The styles of a record: its own fields, and those in its `style`, `textStyle` or `attributes`. */
function stylesOf(record: Styles): Styles {
  const nested = ['style', 'textStyle', 'attributes', 'data'].map((name) => record[name]).filter(isRecord);
  return Object.assign({}, record, ...nested) as Styles;
}

/** Marks of a run; what has no meaning here, or is out of bounds, falls away. */
export function marksOf(record: Styles): Marks {
  const styles = stylesOf(record);
  const weight = styles['fontWeight'];
  return valid({
    bold: on(styles['bold']) ?? (weight === undefined ? undefined : weight === 'bold' || Number(weight) >= 600),
    italic: on(styles['italic']) ?? named(styles['fontStyle'], 'italic'),
    underline: on(styles['underline']) ?? named(styles['textDecoration'], 'underline'),
    uppercase: on(styles['uppercase']) ?? named(styles['textTransform'], 'uppercase'),
    font: firstFamily(styles['font'] ?? styles['fontFamily']),
    size: figure(styles['size'] ?? styles['fontSize']),
    color: fullColor(styles['color']),
  });
}

/** What a paragraph has of its own. */
export function layoutOf(record: Styles): Omit<Paragraph, 'content'> {
  const styles = stylesOf(record);
  const height = figure(styles['lineHeight']);
  const layout = {
    align: styles['align'] ?? styles['textAlign'],
    // 1.5 and 150 % are the same.
    lineHeight: height !== undefined && height < 10 ? height * 100 : height,
  };
  return Object.fromEntries(
    Object.entries(layout).filter(([name, value]) => fits(paragraphSchema.shape, name, value)),
  ) as Omit<Paragraph, 'content'>;
}

/** The props of a text that an older client wrote under other names. */
export function textPropsOf(props: Styles): Styles {
  const { underline: _underline, ...marks } = marksOf(props);
  return { ...props, ...marks, ...layoutOf(props) };
}

/** Colours as CSS also writes them: `#c33` is `#cc3333`. */
export function fullColor(value: unknown): unknown {
  return typeof value === 'string' && /^#[0-9a-f]{3}$/i.test(value)
    ? value.replaceAll(/[0-9a-f]/gi, (digit) => digit + digit)
    : value;
}

const RUN = inlineSchema.options[0].shape;

function valid(marks: Styles): Marks {
  return Object.fromEntries(Object.entries(marks).filter(([name, value]) => fits(RUN, name, value))) as Marks;
}

function fits(shape: Styles, name: string, value: unknown): boolean {
  const field = shape[name] as { safeParse(value: unknown): { success: boolean } } | undefined;
  return value !== undefined && field?.safeParse(value).success === true;
}

const on = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);
const named = (value: unknown, name: string): boolean | undefined => (value === undefined ? undefined : value === name);
const firstFamily = (value: unknown): unknown =>
  typeof value === 'string'
    ? value
        .split(',')[0]!
        .trim()
        .replaceAll(/^["']|["']$/g, '')
    : value;

/** `12`, `"12"` and `"12pt"` are 12. */
function figure(value: unknown): number | undefined {
  const read = typeof value === 'string' ? Number.parseFloat(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : undefined;
}
