import { useEffect, useRef, useState } from 'react';

/** Lies over a page until the pictures on that are there, and goes by itself. */
export function FirstPage({ picture }: { picture: string }) {
  const own = useRef<HTMLImageElement>(null);
  const [waits, setWaits] = useState(true);
  useEffect(() => {
    const pictures = own.current?.parentElement?.querySelectorAll('img') ?? [];
    let gone = false;
    // One that cannot be had is missing on the page as well; that is seen.
    void Promise.allSettled([...pictures].map(async (image) => image.decode())).then(() => gone || setWaits(false));
    return () => {
      gone = true;
    };
  }, []);
  return waits && <img ref={own} className="book-first" src={picture} alt="" />;
}
