import { templateLeftInAlbum } from '@figurina/album';
import { useEffect, useState } from 'react';
import { useEditor } from '../editor-context.ts';
import { idleMoment } from '../../../../app/idle-moment.ts';

/** After the last change, as with the marks in the strip. */
const REST_MS = 1200;

/** How much of the album is still the template's: counted in an idle moment, 0 until then. */
export function useTemplateLeft(): number {
  const { store } = useEditor();
  const [count, setCount] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ended = false;
    const look = async (): Promise<void> => {
      await idleMoment();
      if (!ended) setCount(templateLeftInAlbum(store.document).length);
    };
    const soon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => void look(), REST_MS);
    };
    const ends = [store.subscribe('nodes', soon), store.subscribe('images', soon)];
    void look();
    return () => {
      ended = true;
      clearTimeout(timer);
      ends.forEach((end) => end());
    };
  }, [store]);
  return count;
}
