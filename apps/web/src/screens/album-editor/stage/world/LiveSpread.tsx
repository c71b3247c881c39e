import type { Box, NodeId } from '@figurina/album';
import { ReaderContext, SpreadView, useReader } from '@figurina/drawing';
import type { SelectionStore } from '@figurina/editor';
import { useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useEditor } from '../../session/editor-context.ts';
import { createRest, restingReader } from './resting-reader.ts';
import { SpreadPicture } from '../../parts/SpreadPicture.tsx';
import { useDecoded } from './use-decoded.ts';

interface LiveSpreadProps {
  spreadId: NodeId;
  box: Box;
  show: 'live' | 'hidden' | 'small';
}

/**
 * The elements of a spread, and its picture while they are small. A spread that has just been mounted goes on showing its
 * picture, if it has one, until those of its elements can be shown at once; not while a text or a picture on it is open. While
 * its elements are not seen, another style of the album does not draw them anew.
 */
export function LiveSpread({ spreadId, box, show }: LiveSpreadProps) {
  const { pictures, selection } = useEditor();
  const elements = useRef<HTMLDivElement>(null);
  const decoded = useDecoded(elements);
  const reader = useReader();
  const [rest] = useState(() => createRest(show !== 'live'));
  const resting = useMemo(() => restingReader(reader, rest), [reader, rest]);
  useLayoutEffect(() => rest.set(show !== 'live'), [rest, show]);
  const isOpen = useSyncExternalStore(selection.subscribe, () => isWorkedInto(selection, spreadId));
  const waits = show === 'live' && !decoded && !isOpen && pictures.get(spreadId) !== null;
  return (
    <>
      {show === 'small' || waits ? <SpreadPicture pictures={pictures} spreadId={spreadId} box={box} /> : null}
      <div
        className="world-live"
        ref={elements}
        style={show === 'live' && !waits ? {} : { contentVisibility: 'hidden' }}
      >
        <ReaderContext value={resting}>
          <SpreadView spreadId={spreadId} />
        </ReaderContext>
      </div>
    </>
  );
}

function isWorkedInto(selection: SelectionStore, id: NodeId): boolean {
  const { mode, spreadId } = selection.get();
  return spreadId === id && (mode === 'text' || mode === 'image');
}
