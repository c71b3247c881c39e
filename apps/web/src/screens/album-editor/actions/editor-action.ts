import type { Action } from '@figurina/editor';
import type { EditorSession } from '../session/editor-session.ts';

/** Where a shortcut works: anywhere in the editor, or while the canvas has the focus. */
export interface EditorAction extends Action<EditorSession> {
  readonly where: 'anywhere' | 'canvas';
  /** Its keys are the browser's, which answers them with an event of its own. */
  readonly native?: boolean;
  /** Only while this goes on: its keys mean something else otherwise. */
  readonly during?: 'crop';
}
