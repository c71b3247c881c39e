/**
 * The first page as a picture in the document itself: on a slow line it is to be seen with the first answer, where the book
 * will lie (`apps/web/src/book/album-book.css`). The app shows it until its own page has its pictures.
 */
import type { Sharp } from 'sharp';
import { COVER_HEIGHT } from '../albums/index.ts';
import { html, type Html } from '../../platform/html/html.ts';
import { STYLE_NONCE } from '../../platform/http/app-pages.ts';

/** As large as it is kept, in as many bytes as a JPEG of two thirds of the height. */
export async function firstPage(cover: Sharp): Promise<{ readonly style: Html; readonly body: Html }> {
  const picture = await cover
    .resize({ height: COVER_HEIGHT, withoutEnlargement: true })
    .webp({ quality: 64 })
    .toBuffer();
  const source = `data:image/webp;base64,${picture.toString('base64')}`;
  return { style: STYLE, body: html`<div id="first-page"><img src="${source}" alt="" /></div>` };
}

const STYLE = html`
  <style nonce="${STYLE_NONCE}">
    #first-page {
      position: fixed;
      inset: 0;
      padding: 72px calc(25% + 44px) 129px;
      box-sizing: border-box;
      background: radial-gradient(ellipse at 50% 45%, #18463b, #0a231e 75%);
    }
    #first-page > img {
      width: 100%;
      height: 100%;
      object-fit: contain;
    }
    @media (max-width: 723px) and (orientation: portrait) {
      #first-page {
        padding: 118px 24px 160px;
      }
    }
    @media (max-height: 480px) {
      #first-page {
        padding-block: 48px 66px;
      }
    }
  </style>
`;
