import { useState, type CSSProperties, type ReactNode } from 'react';
import { DieCutSticker } from './DieCutSticker.tsx';
import { Portrait } from './Portrait.tsx';

/** Grounds and their inks for covers that have no picture yet. */
const GROUNDS = [
  { ground: '#1168ab', accent: '#ffc116', ink: '#ffffff' },
  { ground: '#b4d0c6', accent: '#fff8e0', ink: '#0a231e' },
  { ground: '#0f332b', accent: '#275e50', ink: '#ffffff' },
  { ground: '#ffca33', accent: '#d93318', ink: '#0a231e' },
  { ground: '#ffb5a4', accent: '#ff8b72', ink: '#6b1708' },
] as const;

/** A book from the front: spine, page edge, and its cover; drawn in one of our own colours while there is no picture. */
export function BookCover(props: {
  title: string;
  /** Of the title, which is hyphenated in it. */
  lang?: string;
  subtitle?: string;
  picture?: string | null;
  /** A cover that is drawn live lies over the picture. */
  children?: ReactNode;
  eager?: boolean;
}) {
  const [broken, setBroken] = useState<string | null>(null);
  const picture = props.picture && props.picture !== broken ? props.picture : null;
  return (
    <span className="fig-cover">
      {picture ? (
        <img
          src={picture}
          alt=""
          loading={props.eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setBroken(picture)}
        />
      ) : (
        <DrawnCover title={props.title} lang={props.lang} subtitle={props.subtitle} />
      )}
      {props.children && <span className="fig-cover-live">{props.children}</span>}
      <span className="fig-cover-spine" />
      <span className="fig-cover-foil" />
    </span>
  );
}

/** Letters of a word that fit into a line of the title at its full size, and to how little of that it shrinks for a longer one. */
const WORD_LETTERS = 11;
const LEAST_SIZE = 0.55;

function DrawnCover({ title, lang, subtitle }: { title: string; lang?: string; subtitle?: string }) {
  const seed = hash(title);
  const { ground, accent, ink } = GROUNDS[(seed >> 2) % GROUNDS.length]!;
  const longest = Math.max(...title.split(/[\s-]+/).map((word) => word.length));
  const size = Math.max(LEAST_SIZE, Math.min(1, WORD_LETTERS / longest));
  const style = {
    '--fig-ground': ground,
    '--fig-accent': accent,
    '--fig-title-size': size,
    color: ink,
  } as CSSProperties;
  return (
    <span className="fig-cover-drawn" style={style} aria-hidden="true">
      <span className="fig-cover-title" lang={lang}>
        {title}
      </span>
      {subtitle && <span className="fig-cover-subtitle">{subtitle}</span>}
      <span className="fig-cover-faces">
        <DieCutSticker tilt={-8}>
          <Portrait seed={seed} />
        </DieCutSticker>
        <DieCutSticker tilt={7}>
          <Portrait seed={seed + 3} />
        </DieCutSticker>
      </span>
    </span>
  );
}

function hash(text: string): number {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + letter.codePointAt(0)!) % 9973;
  return sum;
}
