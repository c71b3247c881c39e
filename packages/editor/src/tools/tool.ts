import type { TextStarter } from '@figurina/album';
import { aiming } from './create/aiming.ts';
import type { CreatedType } from './create/created-type.ts';
import { holding } from './hand/holding.ts';
import { choosingSeveral } from './select/choosing-several.ts';
import { idle } from './select/idle.ts';
import type { ToolContext, ToolState } from './tool-state.ts';

export type ToolId =
  | 'select'
  | 'lasso'
  | 'hand'
  | 'text'
  | 'title'
  | 'sub_title'
  | 'rectangle'
  | 'circle'
  | 'line'
  | 'sticker_cell'
  | 'comment';

/** A tool, declared once: the menu, the keys and the actions read the same list. */
export interface Tool {
  readonly id: ToolId;
  /** Those without one are reached by the text tool, of which they are starters. */
  readonly key?: string;
  /** Name of a Tabler icon. */
  readonly icon: string;
  /** The tool as it waits for the pointer. */
  readonly rest: (context: ToolContext) => ToolState;
  /** Of no use in the menu where there is a Shift key. */
  readonly forFingers?: boolean;
  /** What it puts onto a spread, for the tools that do. */
  readonly creates?: CreatedType;
  /** What its text starts as, beside the usual one. */
  readonly starter?: TextStarter;
}

function creating(id: ToolId, key: string, icon: string, creates: CreatedType): Tool {
  return { id, key, icon, creates, rest: (context) => aiming(context, creates) };
}

function starting(starter: TextStarter, icon: string): Tool {
  return { id: starter, icon, creates: 'Text', starter, rest: (context) => aiming(context, 'Text', starter) };
}

/** In the order of the menu. */
export const TOOLS: readonly Tool[] = [
  { id: 'select', key: 'v', icon: 'IconPointer', rest: idle },
  { id: 'lasso', key: 'm', icon: 'IconLassoPolygon', forFingers: true, rest: choosingSeveral },
  { id: 'hand', key: 'h', icon: 'IconHandStop', rest: holding },
  creating('text', 't', 'IconTypography', 'Text'),
  starting('title', 'IconH1'),
  starting('sub_title', 'IconH2'),
  creating('circle', 'o', 'IconCircle', 'Circle'),
  creating('rectangle', 'r', 'IconSquare', 'Rectangle'),
  creating('line', 'l', 'IconLine', 'Line'),
  creating('sticker_cell', 's', 'IconSticker2', 'StickerCell'),
  creating('comment', 'c', 'IconMessageCircle', 'Comment'),
];

export function toolOf(id: ToolId): Tool {
  return TOOLS.find((tool) => tool.id === id)!;
}
