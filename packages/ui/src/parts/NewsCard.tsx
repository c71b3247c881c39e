import type { ReactNode } from 'react';
import { StickerFan } from './DieCutSticker.tsx';

/** Yellow: something new arrived. A fan of faces, one sentence, one action. */
export function NewsCard(props: { faces?: readonly ReactNode[]; title: string; text?: string; action?: ReactNode }) {
  return (
    <section className="fig-news" aria-label={props.title}>
      {props.faces && props.faces.length > 0 && <StickerFan width={34}>{props.faces}</StickerFan>}
      <div>
        <strong>{props.title}</strong>
        {props.text && <p>{props.text}</p>}
      </div>
      {props.action && <div className="fig-news-action">{props.action}</div>}
    </section>
  );
}
