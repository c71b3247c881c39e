import { type Finding, findingKey, preflight } from '@figurina/album';
import { useEffect, useState } from 'react';
import { idleMoment } from '../../../../../app/idle-moment.ts';
import { useAlbumVersion } from '../../../session/album/use-album-version.ts';
import { useEditor } from '../../../session/editor-context.ts';

export interface KeyedFinding extends Finding {
  readonly key: string;
}

/** After the last change: what is being typed is not judged. */
const REST_MS = 500;

/**
 * What stands in the way of print, and what is to be accepted; null while it is worked out. The server judges stored
 * heights of texts, the editor knows the drawn ones: what either finds is shown.
 */
export function usePreflight(): readonly KeyedFinding[] | null {
  const { store, measured } = useEditor();
  const version = useAlbumVersion();
  const [found, setFound] = useState<{ version: number; findings: readonly KeyedFinding[] } | null>(null);
  useEffect(() => {
    let ended = false;
    const look = async (): Promise<void> => {
      await idleMoment();
      if (ended) return;
      const all = [...preflight(store.document, 'order'), ...preflight(store.document, 'order', measured)];
      const byKey = new Map(all.map((finding) => [findingKey(finding), finding]));
      const findings = [...byKey].map(([key, finding]) => ({ ...finding, key }));
      // Hints are told in the print check; nobody has to accept them.
      setFound({ version, findings: findings.filter(({ severity }) => severity !== 'hint') });
    };
    const timer = setTimeout(() => void look(), found ? REST_MS : 0);
    return () => {
      ended = true;
      clearTimeout(timer);
    };
    // Worked out once a version.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [version, store, measured]);
  return found && found.version === version ? found.findings : null;
}
