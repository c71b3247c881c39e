import { type DragEvent, type ReactNode, useState } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';

/** Files of the desktop that are dropped here go into the album's list. */
export function FileDropArea({ children }: { children: ReactNode }) {
  const session = useEditor();
  const t = useT();
  const [over, setOver] = useState(false);
  const takes = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files') && session.editable();
  return (
    <div
      className="background-area"
      onDragOver={(event) => {
        if (!takes(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        setOver(false);
        if (!takes(event)) return;
        event.preventDefault();
        void session.files.addToAlbum([...event.dataTransfer.files]);
      }}
    >
      {children}
      {over ? <div className="background-drop">{t('pictures.drop')}</div> : null}
    </div>
  );
}
