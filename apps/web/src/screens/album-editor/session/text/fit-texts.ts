import { type AnyProps, changeEach, FONT_SIZES, type NodeId, type NodeOf, scaleText } from '@figurina/album';
import { fitSize, symbolsIn } from '@figurina/drawing';
import type { EditorStore } from '@figurina/editor';
import type { MetaSource } from '../connection/meta-source.ts';
import type { Notify } from '../notices/notices.ts';
import type { DrawingReaders } from '../painting/drawing-readers.ts';
import type { RunCommand } from '../run-command.ts';

interface Fits {
  readonly store: EditorStore;
  readonly reader: DrawingReaders;
  readonly meta: MetaSource;
  readonly run: RunCommand;
  readonly notify: Notify;
}

/** Makes the letters of texts smaller until they fit their box of fixed height: one step. Says so when none is small enough. */
export async function fitTexts(session: Fits, ids: readonly NodeId[]): Promise<void> {
  const { store, reader } = session;
  const look = { palette: store.document.colors, fonts: store.document.fonts };
  const language = session.meta.get().language;
  const texts = ids
    .map((id) => store.document.nodes.get(id))
    .filter((node): node is NodeOf<'Text'> => node?.type === 'Text' && !node.props.autosize && !node.props.locked);
  const sizes = await Promise.all(
    texts.map((node) => {
      const symbols = reader.get().symbols(node.id, symbolsIn(node.props)).get();
      const smaller = FONT_SIZES.filter((size) => size < node.props.size);
      return fitSize({ node, look, language, symbols }, [...smaller, node.props.size]);
    }),
  );
  const changes = new Map<NodeId, AnyProps>();
  texts.forEach((node, index) => {
    const size = sizes[index]!;
    // Somebody may have written meanwhile.
    if (store.document.nodes.get(node.id) === node && size < node.props.size)
      changes.set(node.id, { ...scaleText(node.props, size) });
  });
  if (changes.size > 0) session.run('steps.fit', (document) => changeEach(document, changes));
  else session.notify('text.fit.none');
}
