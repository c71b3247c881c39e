import type { Translate } from '@figurina/locales';
import type { EditorAction } from './editor-action.ts';

/** What an action is called, everywhere the same. */
export function actionLabel(t: Translate, { id }: Pick<EditorAction, 'id'>): string {
  return t(`actions.${id}` as never);
}

/** The part of its id before the dot: what belongs together in menus and in the list of shortcuts. */
export function actionGroup({ id }: Pick<EditorAction, 'id'>): string {
  return id.slice(0, id.indexOf('.'));
}

export function groupLabel(t: Translate, group: string): string {
  return t(`actions.group.${group}` as never);
}
