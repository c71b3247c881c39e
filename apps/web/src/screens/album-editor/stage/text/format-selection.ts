/** Format of the words that are selected in an open text. */
import {
  type AlbumFonts,
  changeMarks,
  type FormatChange,
  formatOfParagraph,
  formatOfRun,
  PARAGRAPH_KEYS,
  type Paragraph,
  RUN_KEYS,
  type SharedFormat,
  sharedFormat,
  type TextFormat,
  type TextProps,
} from '@figurina/album';
import type { Mark, Node } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { attributesOf, marksOf, type RunAttributes } from './rich-text-schema.ts';

interface Look {
  readonly props: TextProps;
  readonly fonts: AlbumFonts;
}
interface Piece {
  readonly node: Node;
  readonly paragraph: Node;
  readonly from: number;
  readonly to: number;
}

export function selectedFormat(state: EditorState, look: Look): SharedFormat {
  const { selection, storedMarks } = state;
  const { $from } = selection;
  if (selection.empty) return sharedFormat([formatWith(storedMarks ?? $from.marks(), $from.parent, look)]);
  const pieces = selectedPieces(state);
  if (pieces.length === 0) return sharedFormat([formatWith($from.marks(), $from.parent, look)]);
  return sharedFormat(pieces.map(({ node, paragraph }) => formatWith(node.marks, paragraph, look)));
}

/** Gives the selected words a format; at a caret, what will be typed there. Alignment and line height go to paragraphs. */
export function formatSelection(state: EditorState, change: FormatChange, { props, fonts }: Look): Transaction {
  const { tr, selection } = state;
  const run = state.schema.marks['run']!;
  const marksAfter = (marks: readonly Mark[]): Mark | null => {
    const changed = changeMarks(props, marksIn(marks), change, fonts);
    return Object.keys(changed).length > 0 ? run.create(attributesOf(changed)) : null;
  };
  if (PARAGRAPH_KEYS.some((key) => change[key] !== undefined))
    state.doc.nodesBetween(selection.from, selection.to, (node, position) => {
      if (node.type.name !== 'paragraph') return;
      const { align = node.attrs['align'], lineHeight = node.attrs['lineHeight'] } = change;
      tr.setNodeMarkup(position, null, {
        align: align === props.align ? null : align,
        lineHeight: lineHeight === props.lineHeight ? null : lineHeight,
      });
    });
  if (RUN_KEYS.every((key) => change[key] === undefined)) return tr;
  for (const { node, from, to } of selectedPieces(state)) {
    const mark = marksAfter(node.marks);
    if (mark) tr.addMark(from, to, mark);
    else tr.removeMark(from, to, run);
  }
  if (selection.empty) {
    const mark = marksAfter(state.storedMarks ?? selection.$from.marks());
    tr.setStoredMarks(mark ? [mark] : []);
  }
  return tr;
}

/** Whether there is nothing in an open text that could have a format of its own. */
export function isWordless(doc: Node): boolean {
  let wordless = true;
  doc.descendants((node) => {
    if (node.isText || node.type.name === 'symbol') wordless = false;
  });
  return wordless;
}

/** Words and automatic texts within the selection. */
function selectedPieces({ doc, selection }: EditorState): Piece[] {
  const pieces: Piece[] = [];
  if (selection.empty) return pieces;
  doc.nodesBetween(selection.from, selection.to, (node, position, parent) => {
    if (!parent || !(node.isText || node.type.name === 'symbol')) return;
    const [from, to] = [Math.max(position, selection.from), Math.min(position + node.nodeSize, selection.to)];
    pieces.push({ node, paragraph: parent, from, to });
  });
  return pieces;
}

function marksIn(marks: readonly Mark[]): ReturnType<typeof marksOf> {
  const run = marks.find(({ type }) => type.name === 'run');
  return run ? marksOf(run.attrs as RunAttributes) : {};
}

function formatWith(marks: readonly Mark[], paragraph: Node, { props, fonts }: Look): TextFormat {
  const { align, lineHeight } = paragraph.attrs as { [Key in 'align' | 'lineHeight']: Paragraph[Key] | null };
  return {
    ...formatOfRun(props, marksIn(marks), fonts),
    ...formatOfParagraph(props, {
      ...(align ? { align } : {}),
      ...(lineHeight ? { lineHeight } : {}),
    }),
  };
}
