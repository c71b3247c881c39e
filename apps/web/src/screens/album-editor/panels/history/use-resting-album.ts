import { type AlbumDocument, copyDocument } from '@figurina/album';
import { useEffect, useState } from 'react';
import { useEditor } from '../../session/editor-context.ts';

const REST_MS = 400;

/** The album as it is now, another object whenever its changes have come to rest. */
export function useRestingAlbum(): AlbumDocument {
  const { store } = useEditor();
  const [album, setAlbum] = useState(() => copyDocument(store.document));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = store.onChange(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setAlbum(copyDocument(store.document)), REST_MS);
    });
    return () => {
      end();
      clearTimeout(timer);
    };
  }, [store]);
  return album;
}
