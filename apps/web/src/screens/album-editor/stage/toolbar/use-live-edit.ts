import { type AnyProps, changeEach, changeProps, type NodeId } from '@figurina/album';
import { useEffect, useMemo } from 'react';
import { useEditor } from '../../session/editor-context.ts';
import type { EditorSession } from '../../session/editor-session.ts';
import type { WorkspaceNode } from './toolbar-section.ts';

/** The same props for all, or for each its own. */
export type PropsFor = AnyProps | ((node: WorkspaceNode) => AnyProps | null);

/** Changes props of the selected elements that are not locked. */
export interface LiveEdit {
  /** Shows values and records nothing, once a frame: while a slider is held. Props that a node has not are harmless. */
  show(props: PropsFor): void;
  /**
   * Records values as one step of undo under the label `steps.…`. Steps that follow each other with the same `merge` are
   * one, until `begin`: a key that is held down.
   */
  commit(label: string, props: PropsFor, merge?: string): void;
  /** The next step stands by itself. */
  begin(): void;
}

export function useLiveEdit(nodes: readonly WorkspaceNode[]): LiveEdit {
  const session = useEditor();
  const key = changeable(nodes)
    .map(({ id }) => id)
    .join();
  // The nodes are read when they are changed: by then they may be others than those that were drawn.
  const edit = useMemo(() => liveEdit(session, key === '' ? [] : (key.split(',') as NodeId[])), [session, key]);
  useEffect(() => edit.cancel, [edit]);
  return edit;
}

export function changeable(nodes: readonly WorkspaceNode[]): WorkspaceNode[] {
  return nodes.filter(({ props }) => !('locked' in props) || !props.locked);
}

function liveEdit(session: EditorSession, ids: readonly NodeId[]): LiveEdit & { cancel: () => void } {
  const { store, history } = session;
  let frame = 0;
  let shows = false;
  let latest: PropsFor = {};

  function each(props: PropsFor): Map<NodeId, AnyProps> {
    const found = new Map<NodeId, AnyProps>();
    for (const id of ids) {
      const node = store.document.nodes.get(id);
      const own = node && (typeof props === 'function' ? props(node) : taken(node, props));
      if (own && Object.keys(own).length > 0) found.set(id, own);
    }
    return found;
  }
  function cancel(): void {
    cancelAnimationFrame(frame);
    frame = 0;
    if (shows) store.shown.show(null);
    shows = false;
  }

  return {
    show(props) {
      latest = props;
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        shows = true;
        store.shown.show(each(latest));
      });
    },
    commit(label, props, merge) {
      cancelAnimationFrame(frame);
      frame = 0;
      session.run(
        label,
        (document) =>
          typeof props === 'function' ? changeEach(document, each(props)) : changeProps(document, { ids, props }),
        merge && `${merge}:${ids.join()}`,
      );
      cancel();
    },
    begin: history.endMerging,
    cancel,
  };
}

function taken({ props: own }: WorkspaceNode, props: AnyProps): AnyProps {
  return Object.fromEntries(Object.entries(props).filter(([prop]) => Object.hasOwn(own, prop)));
}
