import type { ComponentType, ReactNode } from 'react';
import { BookCover } from './BookCover.tsx';
import { CountedProgress } from './CountedProgress.tsx';

/** An album in a list: its cover, its title as the link, a line about it, and how far it is. */
export function BookTile(props: {
  title: string;
  /** Of the title, which is hyphenated in it. */
  lang?: string;
  picture?: string | null;
  /** One line below the title. */
  meta: string;
  /** On the drawn cover only. */
  subtitle?: string;
  badge?: ReactNode;
  progress?: { value: number; total: number; label: string };
  menu?: ReactNode;
  /** Over the cover, in its upper corner. */
  corner?: ReactNode;
  /** Loads the picture at once: for the first row. */
  eager?: boolean;
  /** Where cover and title lead, and the router's link that leads there. */
  to: string;
  link: ComponentType<{ to: string; children: ReactNode }>;
}) {
  return (
    <article className="fig-tile">
      <props.link to={props.to}>
        <BookCover
          title={props.title}
          lang={props.lang}
          subtitle={props.subtitle}
          picture={props.picture}
          eager={props.eager}
        />
        <span className="fig-tile-title" lang={props.lang}>
          {props.title}
        </span>
      </props.link>
      {props.corner && <div className="fig-tile-corner">{props.corner}</div>}
      {props.menu && <div className="fig-tile-menu">{props.menu}</div>}
      {props.badge && <div className="fig-tile-badge">{props.badge}</div>}
      <p className="fig-tile-meta">{props.meta}</p>
      {props.progress && <CountedProgress {...props.progress} inWords />}
    </article>
  );
}
