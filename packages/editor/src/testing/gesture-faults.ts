/** What must hold after every step of any hand at the editor. */
import { isElement, type Patch } from '@figurina/album';
import { spreadOf } from '../selection/selection-store.ts';
import type { EditorDriver } from './editor-driver.ts';

/** `pressed`: a gesture is running, so values, guides and a lasso may be shown. */
export function gestureFaults(editor: EditorDriver, pressed: boolean): string[] {
  return [...selectionFaults(editor), ...(pressed ? [] : restFaults(editor))];
}

/** The paths at which a patch writes a number that is none. */
export function nonsenseIn(patch: Patch): string[] {
  return patch.flatMap((operation) => ('value' in operation && hasNonsense(operation.value) ? [operation.path] : []));
}

function hasNonsense(value: unknown): boolean {
  if (typeof value === 'number') return !Number.isFinite(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(hasNonsense);
}

function selectionFaults({ selection, document }: EditorDriver): string[] {
  const { mode, ids, group, spreadId } = selection.get();
  const faults: string[] = [];
  const nodes = ids.map((id) => document.nodes.get(id));
  if (nodes.includes(undefined)) return [`selected what is not there: ${ids.join()}`];
  if (new Set(ids).size !== ids.length) faults.push('selected something twice');
  if (!ids.every((id) => isElement(document, id))) faults.push('selected what is no element');
  if (new Set(nodes.map((node) => node!.parent)).size > 1) faults.push('selected across containers');
  if ((mode === 'spread') !== (ids.length === 0)) faults.push(`mode ${mode} with ${ids.length} selected`);
  if (group !== null && nodes.some((node) => node!.parent !== group)) faults.push('selected outside of the group');
  if ((mode === 'inside') !== (group !== null) && mode !== 'text' && mode !== 'image')
    faults.push(`mode ${mode} in a group`);
  if (spreadId !== null && document.nodes.get(spreadId)?.type !== 'Spread') faults.push('on a spread that is gone');
  if (ids[0] && spreadOf(document, ids[0]) !== spreadId) faults.push('on another spread than what is selected');
  return faults;
}

function restFaults({ store, guides, lasso, copied, draft }: EditorDriver): string[] {
  const left = { values: store.shown.own(), guides, lasso, copied, draft };
  return Object.entries(left).flatMap(([name, value]) => (value === null ? [] : [`${name} still shown at rest`]));
}
