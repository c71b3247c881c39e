/** What is printed for the sticker link: a poster, a picture for phones, and cards with personal links. */
import { type AlbumDocument, readableInk } from '@figurina/album';
import { dateFormat, type I18n } from '@figurina/locales';
import { Html, html } from '../../../platform/html/html.ts';
import { printFonts } from '../../../platform/html/print-fonts.ts';

export interface PosterFacts {
  readonly i18n: I18n;
  readonly title: string;
  /** The whole link, as it goes into the code. */
  readonly url: string;
  /** `YYYY-MM-DD`, or null. */
  readonly until: string | null;
  /** Nothing may tell that it is about an album. */
  readonly surprise: boolean;
  readonly colors: PosterColors;
  /** Drawn people as data addresses, shown as stickers; none in surprise mode. */
  readonly drawn: readonly string[];
}

export interface PosterColors {
  readonly ink: string;
  readonly main: string;
  readonly second: string;
}

/** A finished page, in CSS pixels. */
export interface PosterPage {
  readonly html: string;
  readonly width: number;
  readonly height: number;
}

/** The album's palette; in surprise mode plain colours that nobody knows the club by. */
export function posterColors({ colors }: Pick<AlbumDocument, 'colors'>, surprise: boolean): PosterColors {
  if (surprise) return { ink: '#1f2937', main: '#334155', second: '#e2e8f0' };
  const color = (index: number, otherwise: string) => opaque(colors.get(String(index))) ?? otherwise;
  return { ink: color(2, '#0a231e'), main: color(3, '#1d5fa6'), second: color(4, '#ffc116') };
}

function opaque(color: string | undefined): string | undefined {
  return color && /^#[0-9a-f]{6}/i.test(color) ? color.slice(0, 7) : undefined;
}

/** `30. April`, in the album's language. */
export function dayInWords({ locale }: Pick<I18n, 'locale'>, day: string): string {
  const words = dateFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return words.format(new Date(`${day}T00:00:00Z`));
}

/** The address as people read it: without the protocol, in two lines. */
export function shownAddress(url: string): Html {
  const { host, pathname } = new URL(url);
  const end = pathname.lastIndexOf('/') + 1;
  return html`${host}${pathname.slice(0, end)}<wbr />${pathname.slice(end)}`;
}

export function posterSheet(
  { i18n, colors }: Pick<PosterFacts, 'i18n' | 'colors'>,
  {
    title,
    width,
    height,
    size,
    css,
    body,
  }: { title: string; width: number; height: number; size: string; css: string; body: Html },
): PosterPage {
  const { ink, main, second } = colors;
  const style = new Html(`<style>${printFonts()}@page{size:${size};margin:0}
*{box-sizing:border-box;margin:0;padding:0}
html{--ink:${ink};--main:${main};--second:${second};--on-main:${readableInk(main, ['#ffffff', '#101010'])};--on-second:${readableInk(second, ['#101010', '#ffffff'])};--on-ink:${readableInk(ink, ['#ffffff', '#101010'])};
-webkit-print-color-adjust:exact;print-color-adjust:exact;background:#fff;color:#101010;font:400 16px/1.4 Rubik,sans-serif}
h1,h2,b.number{font-family:'Bricolage Grotesque',Rubik,sans-serif;font-weight:800;letter-spacing:-.03em;line-height:1}
.qr{display:block}${css}</style>`);
  const page = html`<!doctype html>
    <html lang="${i18n.locale}">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        ${style}
      </head>
      <body>
        ${body}
      </body>
    </html> `;
  return { html: page.text, width, height };
}

/** A few drawn people as stickers, fanned out. */
export function stickerFan(drawn: readonly string[]): Html {
  return html`<div class="fan">
    ${drawn.map(
      (picture, index) =>
        html`<figure>
          <img src="${picture}" alt="" />
          <b class="number">${index + 1}</b>
          <figcaption>?</figcaption>
        </figure>`,
    )}
  </div>`;
}

/** In surprise mode, where the people would be: what everybody knows is about a photo. */
export const camera = html`<svg class="camera" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.2">
  <path
    d="M5 7h1a2 2 0 0 0 2-2 1 1 0 0 1 1-1h6a1 1 0 0 1 1 1 2 2 0 0 0 2 2h1a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2M9 13a3 3 0 1 0 6 0 3 3 0 0 0-6 0"
  />
</svg>`;

/** `u`: a length that everything of the fan is measured in. */
export const FAN_CSS = `.fan{display:flex;justify-content:center;align-items:flex-end}
.fan figure{position:relative;flex:none;width:calc(50*var(--u));height:calc(70*var(--u));margin:0 calc(-4*var(--u));overflow:hidden;border:calc(1.6*var(--u)) solid #fff;border-radius:calc(3*var(--u));background:var(--second)}
.fan figure:nth-child(1){transform:rotate(-7deg)}.fan figure:nth-child(2){z-index:1;transform:translateY(calc(-5*var(--u)))}.fan figure:nth-child(3){transform:rotate(7deg)}
.fan img{width:100%;height:100%;object-fit:cover;object-position:50% 20%}
.fan b{position:absolute;top:calc(2*var(--u));left:calc(2*var(--u));padding:calc(1*var(--u)) calc(1.6*var(--u));border-radius:calc(1*var(--u));background:#fff;color:#101010;font-size:calc(5*var(--u))}
.fan figcaption{position:absolute;inset:auto 0 0;padding:calc(2*var(--u));background:var(--ink);color:var(--on-ink);font-weight:700;font-size:calc(4.4*var(--u));line-height:1.1;text-align:center}`;
