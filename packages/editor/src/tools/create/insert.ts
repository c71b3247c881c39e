/** New elements by tool: at a point in the usual size, or as drawn. One step of undo, selected afterwards. */
import {
  addElements,
  centreOf,
  createdNodes,
  inkAt,
  isPlaceable,
  isRefused,
  newElement,
  type NewElement,
  NODE_DEFAULTS,
  type NodeId,
  type Point,
  roundLength,
  type TextStarter,
} from '@figurina/album';
import type { CreatedType } from './created-type.ts';
import type { ToolContext } from '../tool-state.ts';
import type { Drawn } from './drawn.ts';

/** What the steps of typing into a text merge by, while its box is open. */
export const typingKey = (id: NodeId): string => `text:${id}:typing`;

/** Puts a new element with its middle at a point of the spread. A comment is written first: its bubble opens there. */
export function insertAt(
  context: ToolContext,
  type: CreatedType,
  spreadId: NodeId,
  at: Point,
  starter?: TextStarter,
): void {
  if (type === 'Comment') context.writeComment(spreadId, { x: roundLength(at.x), y: roundLength(at.y) });
  else insert(context, spreadId, newElement(type, at, starter));
}

export function insertDrawn(
  context: ToolContext,
  type: Exclude<CreatedType, 'Comment'>,
  spreadId: NodeId,
  { rotation, ...box }: Drawn,
  starter?: TextStarter,
): void {
  const element = newElement(type, box, starter);
  insert(
    context,
    spreadId,
    rotation === 0 ? element : ({ ...element, props: { ...element.props, rotation } } as NewElement),
  );
}

function insert(context: ToolContext, spreadId: NodeId, element: NewElement): void {
  // Drawn with a camera far out, larger than the document's bounds.
  if (!isPlaceable(element.props)) return;
  const { makeId } = context;
  const elements = [legible(context, spreadId, element)];
  const patch = addElements(context.document(), { parent: spreadId, elements, makeId });
  if (isRefused(patch)) return;
  const [id] = createdNodes(patch);
  // A text and its first words are one step.
  const mergeKey = id && element.type === 'Text' ? typingKey(id) : undefined;
  context.commit(`steps.insert.${element.type}`, patch, mergeKey);
  if (!id || !context.document().nodes.has(id)) return;
  if (element.type === 'Text') context.selection.editText(id);
  else context.selection.select([id]);
}

/** Black words on a dark spread, and the caret with them, would be seen by nobody. */
function legible(context: ToolContext, spreadId: NodeId, element: NewElement): NewElement {
  if (element.type !== 'Text') return element;
  const { x = 0, y = 0, width = 0, height = 0 } = element.props;
  const ink = inkAt(context.document(), spreadId, centreOf({ x, y, width, height }));
  return ink === NODE_DEFAULTS.Text.color ? element : { ...element, props: { ...element.props, color: ink } };
}
