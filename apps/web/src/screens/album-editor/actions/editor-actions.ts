/** What a person can do on the canvas, each declared once: keyboard, buttons and help read the same records. */
import { actionRegistry } from '@figurina/editor';
import { CROP_ACTIONS } from './crop-actions.ts';
import { ALIGN_ACTIONS } from './align-actions.ts';
import { COMMENT_ACTIONS } from './comment-actions.ts';
import { CLIPBOARD_ACTIONS } from './clipboard-actions.ts';
import { EDIT_ACTIONS } from './edit-actions.ts';
import type { EditorAction } from './editor-action.ts';
import { ELEMENT_ACTIONS } from './element-actions.ts';
import { FACE_ACTIONS } from './face-actions.ts';
import { HELP_ACTIONS } from './help-actions.ts';
import { FILE_ACTIONS } from './file-actions.ts';
import { INSERT_ACTIONS } from './insert-actions.ts';
import { NUDGE_ACTIONS } from './nudge-actions.ts';
import { SELECT_ACTIONS } from './select-actions.ts';
import { SPREAD_ACTIONS } from './spread-actions.ts';
import { TEMPLATE_ACTIONS } from './template-actions.ts';
import { TEXT_ACTIONS } from './text-actions.ts';
import { TOOL_ACTIONS } from './tool-actions.ts';
import { TOOLBAR_ACTIONS } from './toolbar-actions.ts';
import { STACK_ACTIONS } from './stack-actions.ts';
import { STICKER_ACTIONS } from './sticker-actions.ts';
import { STATE_ACTIONS } from './state-actions.ts';
import { VIEW_ACTIONS } from './view-actions.ts';

export const EDITOR_ACTIONS: readonly EditorAction[] = [
  ...CROP_ACTIONS,
  ...EDIT_ACTIONS,
  ...ELEMENT_ACTIONS,
  ...CLIPBOARD_ACTIONS,
  ...STACK_ACTIONS,
  ...ALIGN_ACTIONS,
  ...STATE_ACTIONS,
  ...STICKER_ACTIONS,
  ...FACE_ACTIONS,
  ...NUDGE_ACTIONS,
  ...SELECT_ACTIONS,
  ...SPREAD_ACTIONS,
  ...COMMENT_ACTIONS,
  ...TOOL_ACTIONS,
  ...INSERT_ACTIONS,
  ...FILE_ACTIONS,
  ...TOOLBAR_ACTIONS,
  ...TEXT_ACTIONS,
  ...TEMPLATE_ACTIONS,
  ...VIEW_ACTIONS,
  ...HELP_ACTIONS,
];

export const editorActions = actionRegistry(EDITOR_ACTIONS);
