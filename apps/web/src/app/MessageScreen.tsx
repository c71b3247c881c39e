import { Logo, Portrait, StickerFan } from '@figurina/ui';
import type { ReactNode } from 'react';
import { LegalLinks } from './LegalLinks.tsx';

/** A whole page with one thing to say and one thing to do. */
export function MessageScreen({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <main className="message-screen">
      <Logo />
      <StickerFan width={84}>
        {[8, 3, 10].map((seed) => (
          <Portrait key={seed} seed={seed} />
        ))}
      </StickerFan>
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
      <LegalLinks />
    </main>
  );
}
