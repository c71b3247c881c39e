import type { NodeId } from '@figurina/album';
import { useMemo, type ReactNode } from 'react';
import { ReaderContext } from './read/album-reader.ts';
import { plainReader, type PlainReaderOptions } from './read/plain-reader.ts';
import { SpreadView } from './SpreadView.tsx';

interface SpreadProps extends PlainReaderOptions {
  spreadId: NodeId;
}

/** A spread of a document that does not change meanwhile. The editor puts its own reader around a `SpreadView`. */
export function Spread({ spreadId, document, meta, mode, facts, imageUrl }: SpreadProps): ReactNode {
  const reader = useMemo(
    () => plainReader({ document, meta, mode, facts, imageUrl }),
    [document, meta, mode, facts, imageUrl],
  );
  return (
    <ReaderContext value={reader}>
      <SpreadView spreadId={spreadId} />
    </ReaderContext>
  );
}
