import { useEffect, useRef, useState } from 'react';

/** A photo as it was given, loaded when its row comes into view. */
export function RosterPhoto({ file, name }: { file: File | undefined; name: string }) {
  const frame = useRef<HTMLSpanElement>(null);
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file || !frame.current) return;
    let address: string | null = null;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting || address) return;
      address = URL.createObjectURL(file);
      setUrl(address);
    });
    observer.observe(frame.current);
    return () => {
      observer.disconnect();
      if (address) URL.revokeObjectURL(address);
      setUrl(null);
    };
  }, [file]);
  return (
    <span ref={frame} className="roster-photo">
      {url ? <img src={url} alt={name} /> : null}
    </span>
  );
}
