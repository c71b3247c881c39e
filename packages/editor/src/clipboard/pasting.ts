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
  isRefused,
  type MakeId,
  type NewElement,
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

/** So many cells become text boxes; a whole roster is read in by its own way. */
export const CELLS_MAX = 400;
const GAP = 4;
const LINE = 8;
const COLUMN = { most: 60, least: 15 };

/** A text box a cell, in the columns and rows they had, the middle of all at a point. Empty cells leave their place empty. */
export function pasteCells(
  document: AlbumDocument,
  input: { cells: readonly (readonly string[])[]; spreadId: NodeId; middle: Point; makeId: MakeId },
): CommandResult {
  const { cells, spreadId, middle, makeId } = input;
  const columns = Math.max(...cells.map((row) => row.length));
  const paper = paperOf(document, spreadId);
  const fitting = (paper.width - 20) / columns - GAP;
  const width = Math.max(COLUMN.least, Math.min(COLUMN.most, Math.floor(fitting)));
  const left = middle.x - (columns * (width + GAP) - GAP) / 2;
  const top = middle.y - (cells.length * (LINE + GAP) - GAP) / 2;
  const elements = cells.flatMap((row, at) =>
    row.flatMap((cell, column): NewElement[] => {
      if (cell.trim() === '') return [];
      const place = { x: left + column * (width + GAP), y: top + at * (LINE + GAP), width, height: LINE };
      return [{ type: 'Text', props: { ...rounded(place), text: richText(cell.trim()) } }];
    }),
  );
  return addElements(document, { parent: spreadId, elements: elements.slice(0, CELLS_MAX), makeId });
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
    elements: [{ type: 'Text', props: { ...rounded(place), text } }],
    makeId,
  });
}

function rounded<Place extends Record<string, number>>(place: Place): Place {
  return Object.fromEntries(
    Object.entries(place).map(([side, value]) => [side, Math.round(value * 100) / 100]),
  ) as Place;
}
