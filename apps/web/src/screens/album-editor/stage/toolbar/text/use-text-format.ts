import { type FormatChange, formatsIn, type NodeOf, type SharedFormat, sharedFormat } from '@figurina/album';
import { useMemo, useSyncExternalStore } from 'react';
import { useEditor } from '../../../session/editor-context.ts';
import type { WorkspaceNode } from '../toolbar-section.ts';
import { formatAsSeen, seenFormat, textScale, unseenChange } from './seen-size.ts';

export interface ShownFormat {
  /** null where words differ. */
  readonly format: SharedFormat;
  /** One step of undo; changes with the same key in a row are one. */
  apply(change: FormatChange, mergeKey?: string): void;
}

/** Of the words selected in the open text, else of all words of the texts. */
export function useTextFormat(nodes: readonly WorkspaceNode[]): ShownFormat {
  const session = useEditor();
  const { openText, store } = session;
  const version = useSyncExternalStore(openText.subscribe, openText.version);
  const fonts = useSyncExternalStore(
    (listener) => store.subscribe('fonts', listener),
    () => store.document.fonts.get('paragraph'),
  );
  return useMemo(() => {
    const open = openText.get();
    if (open && nodes.some(({ id }) => id === open.id)) {
      const scale = textScale(store.document, open.id);
      return {
        format: seenFormat(open.format(), scale),
        apply: (change: FormatChange, mergeKey?: string) => open.apply(unseenChange(change, scale), mergeKey),
      };
    }
    const texts = nodes.filter((node): node is NodeOf<'Text'> => node.type === 'Text');
    return {
      format: sharedFormat(
        texts.flatMap(({ id, props }) => {
          const scale = textScale(store.document, id);
          return Array.from(formatsIn(props, store.document.fonts), (format) => seenFormat(format, scale));
        }),
      ),
      apply(change: FormatChange, mergeKey?: string) {
        const ids = texts.filter(({ props }) => !props.locked).map(({ id }) => id);
        session.run('steps.format', (document) => formatAsSeen(document, ids, change), mergeKey);
      },
    };
    // The version and the fonts are what tells that the words or their look changed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [session, openText, store, nodes, version, fonts]);
}
