import { useEffect, useRef } from 'react';

/** Cells or files from the clipboard, wherever on the screen Ctrl V is pressed but in a field. */
export function usePaste(paste: { cells: (text: string) => void; files: (files: FileList) => void }): void {
  const latest = useRef(paste);
  useEffect(() => {
    latest.current = paste;
  });
  useEffect(() => {
    function pasted(event: ClipboardEvent): void {
      const { target, clipboardData } = event;
      if (!clipboardData || (target instanceof Element && target.closest('input, textarea, select, [role="dialog"]')))
        return;
      const text = clipboardData.getData('text/plain');
      event.preventDefault();
      // A spreadsheet also hands over a picture of its cells: the text is what is meant.
      if (text.trim() !== '') latest.current.cells(text);
      else if (clipboardData.files.length > 0) latest.current.files(clipboardData.files);
    }
    window.addEventListener('paste', pasted);
    return () => window.removeEventListener('paste', pasted);
  }, []);
}
