import { useEffect, useRef, useState } from 'react';
import { watchView } from '../../../../../app/in-view.ts';

interface RosterPhotoProps {
  /** As it was given. */
  file: File | undefined;
  /** The address of the one that is in the album already. */
  kept?: string | undefined;
  name: string;
}

/** A photo, loaded when its row comes into view. */
export function RosterPhoto({ file, kept, name }: RosterPhotoProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file || !frame.current) return;
    let address: string | null = null;
    const stop = watchView(frame.current, (isInView) => {
      if (!isInView || address) return;
      address = URL.createObjectURL(file);
      setUrl(address);
    });
    return () => {
      stop();
      if (address) URL.revokeObjectURL(address);
      setUrl(null);
    };
  }, [file]);
  return (
    <span ref={frame} className="roster-photo">
      {url || kept ? <img src={url ?? kept} alt={name} loading="lazy" /> : null}
    </span>
  );
}
