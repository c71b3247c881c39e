import { type NodeId, PAGE } from '@figurina/album';
import { fitBox } from '@figurina/editor';
import type { EditorSession } from '../../../session/editor-session.ts';

/** What the form covers at the right of the canvas, in pixels. */
const COVERED_PX = 640;
/** At its left stand the tools. */
const TOOLS_PX = 64;
/** Around the page, and below it for the page control. */
const AROUND_PX = 24;
const BELOW_PX = 56;

/** Selects a cell and shows its page in the part of the canvas that the form leaves free. */
export function showBeside(session: EditorSession, cell: NodeId): void {
  const { camera, selection, facts, currentSpread } = session;
  session.selection.select([cell]);
  const { spreadId } = selection.get();
  const layout = facts.layout.get();
  const box = spreadId && layout.boxOf(spreadId);
  const { width, height } = camera.viewport();
  if (!spreadId || !box || width === 0) return;
  currentSpread.announce(layout.indexOf(spreadId));
  const node = session.store.document.nodes.get(cell);
  const x = node && 'x' in node.props ? node.props.x : 0;
  const page = box.width > PAGE.width && x >= PAGE.width ? PAGE.width : 0;
  const free = { width: Math.max(200, width - COVERED_PX - TOOLS_PX), height: height - BELOW_PX };
  const fitted = fitBox({ ...box, x: box.x + page, width: PAGE.width }, free, AROUND_PX);
  session.flyTo({ ...fitted, x: fitted.x - TOOLS_PX / fitted.zoom });
}
