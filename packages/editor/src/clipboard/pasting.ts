import {
  addElements,
  type AlbumDocument,
  applyPatch,
  type Box,
  boxesOverlap,
  centreOf,
  type CommandResult,
  copyDocument,
  createdNodes,
  type ExchangeNode,
  inkAt,
  isRefused,
  type MakeId,
  type NodeId,
  pasteElements,
  type Point,
  richText,
  selectionBounds,
  spreadOrder,
  spreadSize,
  type RichText,
  textFromWords,
} from '@figurina/album';

/** Where pasted elements go: so far from where they were, or with their middle at a point of the spread. */
export type PastePlace = { readonly by: Point } | { readonly middle: Point };

/**
 * Puts elements onto a spread. What would lie wholly beside the paper is brought onto it; a comment is said by who
 * pastes it, and has no answers yet.
 */
export function pasteOnSpread(
  document: AlbumDocument,
  input: {
    elements: readonly ExchangeNode[];
    spreadId: NodeId;
    place: PastePlace;
    userId: string;
    makeId: MakeId;
  },
): CommandResult {
  const { spreadId: parent, place, userId, makeId } = input;
  const elements = input.elements.map((element) =>
    element.type === 'Comment'
      ? { ...element, props: { ...element.props, userId, mentions: [] }, children: [] }
      : element,
  );
  const trial = pasteElements(document, { elements, parent, makeId });
  if (isRefused(trial)) return trial;
  const tried = copyDocument(document);
  applyPatch(tried, trial);
  const box = selectionBounds(tried, createdNodes(trial));
  if (!box) return trial;
  return pasteElements(document, { elements, parent, by: shiftOf(box, place, paperOf(document, parent)), makeId });
}

function shiftOf(box: Box, place: PastePlace, paper: Box): Point {
  const middle = centreOf(box);
  const by = 'by' in place ? place.by : { x: place.middle.x - middle.x, y: place.middle.y - middle.y };
  if (boxesOverlap({ ...box, x: box.x + by.x, y: box.y + by.y }, paper)) return by;
  const onto = centreOf(paper);
  return { x: onto.x - middle.x, y: onto.y - middle.y };
}

/** The paper of a spread in its own millimetres. */
function paperOf(document: AlbumDocument, spreadId: NodeId): Box {
  const spreads = spreadOrder(document);
  return { x: 0, y: 0, ...spreadSize(spreads.indexOf(spreadId), spreads.length) };
}

/** So many rows become a text; a whole roster is read in by its own way. */
const ROWS_MAX = 400;
/** Millimetres between columns, and of paper left bare at both sides. */
const GAP = 4;
const MARGIN = 10;
const POINT = 25.4 / 72;
/** The size of a usual text, and the least that can be read, in points; the width of a letter in parts of its size. */
const SIZE = { usual: 11, least: 4 };
const LETTER = 0.58;
const MOST_COLUMNS = 40;

/**
 * One text in columns: a group with a box a column, in which each row has its line, the middle of all at a point.
 * Letters are as large as in every text, or as the width of the paper allows.
 */
export function pasteCells(
  document: AlbumDocument,
  input: { cells: readonly (readonly string[])[]; spreadId: NodeId; middle: Point; makeId: MakeId },
): CommandResult {
  const { spreadId, middle, makeId } = input;
  const rows = input.cells.slice(0, ROWS_MAX);
  const count = Math.min(MOST_COLUMNS, Math.max(...rows.map((row) => row.length)));
  const columns = Array.from({ length: count }, (_, at) =>
    rows.map((row) => (row[at] ?? '').replaceAll(/\s+/g, ' ').trim()),
  );
  const letters = columns.map((cells) => Math.max(2, ...cells.map((cell) => cell.length)) + 1);
  const room = paperOf(document, spreadId).width - 2 * MARGIN - (count - 1) * GAP;
  const sum = letters.reduce((all, some) => all + some, 0);
  const fitting = Math.floor((room / (sum * LETTER * POINT)) * 10) / 10;
  const size = Math.max(SIZE.least, Math.min(SIZE.usual, fitting));
  const widths = letters.map((some) => Math.min(some * size * LETTER * POINT, (room * some) / sum));
  const width = widths.reduce((all, one) => all + one, 0) + (count - 1) * GAP;
  const height = rows.length * size * POINT * 1.5;
  let x = Math.max(MARGIN, Math.min(middle.x - width / 2, paperOf(document, spreadId).width - MARGIN - width));
  const y = Math.max(0, middle.y - height / 2);
  const color = inkAt(document, spreadId, middle);
  const children = columns.map((cells, at): ExchangeNode => {
    const place = rounded({ x, y, width: widths[at]!, height });
    x += widths[at]! + GAP;
    return { type: 'Text', props: { ...place, size, color, text: richText(cells.join('\n')) }, children: [] };
  });
  return pasteElements(document, {
    elements: children.length > 1 ? [{ type: 'Group', props: {}, children }] : children,
    parent: spreadId,
    makeId,
  });
}

/** The text of pasted words. `{page-number}` and the like become automatic texts; line ends behind the last word are none. */
export function textOfWords(words: string): RichText {
  return textFromWords(words.replaceAll(/\r\n?/g, '\n').replace(/\n+$/, ''));
}

/** A text box with a text, its upper edge a little above the point. */
export function pasteText(
  document: AlbumDocument,
  input: { text: RichText; spreadId: NodeId; middle: Point; makeId: MakeId },
): CommandResult {
  const { text, spreadId, middle, makeId } = input;
  const width = 100;
  const place = { x: middle.x - width / 2, y: middle.y - 10, width };
  return addElements(document, {
    parent: spreadId,
    elements: [{ type: 'Text', props: { ...rounded(place), color: inkAt(document, spreadId, middle), text } }],
    makeId,
  });
}

function rounded<Place extends Record<string, number>>(place: Place): Place {
  return Object.fromEntries(
    Object.entries(place).map(([side, value]) => [side, Math.round(value * 100) / 100]),
  ) as Place;
}
