import { wordScale } from '@figurina/album';
import { html } from '../../../platform/html/html.ts';
import {
  camera,
  dayInWords,
  FAN_CSS,
  type PosterFacts,
  type PosterPage,
  posterSheet,
  shownAddress,
  stickerFan,
} from './poster.ts';
import { qrCode } from './qr-code.ts';

/** A4 in CSS pixels. */
const A4 = { width: 794, height: 1123 };

const CSS = `body{position:relative;width:210mm;height:297mm;overflow:hidden}
.top{position:absolute;inset:0 0 auto;height:202mm;padding:15mm 16mm 0;background:var(--main);color:var(--on-main);clip-path:polygon(0 0,100% 0,100% 76%,0 100%)}
.band{position:absolute;inset:141mm 0 auto;height:72mm;background:var(--second);clip-path:polygon(0 66%,100% 0,100% 32%,0 98%)}
h1{font-size:20.5mm;white-space:nowrap}
.long h1{font-size:17mm;white-space:normal;text-wrap:balance}
.alone h1{font-size:30mm;white-space:normal}
.lead{margin-top:4mm;font-weight:700;font-size:calc(7mm*var(--scale));line-height:1.25;hyphens:auto;overflow-wrap:anywhere}
.camera{position:absolute;left:6mm;top:88mm;width:92mm}
.fan{--u:1.2mm;position:absolute;inset:auto 0 54mm}
.bottom{position:absolute;inset:auto 16mm 17mm;display:grid;grid-template-columns:66mm 1fr;gap:10mm;align-items:end}
.code{padding:2.5mm;border:1mm solid #101010;border-radius:6mm;background:#fff}
h2{font-size:9.5mm;margin-bottom:3mm}
ol{padding-left:7mm;font-size:6.2mm;line-height:1.45}
.until{display:inline-block;margin-top:4mm;padding:2mm 5mm;border-radius:99mm;background:var(--ink);color:var(--on-ink);font-weight:700;font-size:6.2mm}
.address{margin-top:3mm;font-size:4.1mm;overflow-wrap:anywhere}`;

/** The poster to hang up: A4, for any printer. */
export function posterPage(facts: PosterFacts): PosterPage {
  const { i18n, title, url, until, surprise, drawn } = facts;
  const { t } = i18n;
  const heading = surprise ? t('poster.title_surprise') : t('poster.title');
  return posterSheet(facts, {
    ...A4,
    size: 'A4',
    title: heading,
    css: CSS + FAN_CSS,
    body: html`<main class="${classFor(heading, facts)}">
      <div class="top">
        <h1>${heading}</h1>
        ${!surprise && lead(title)} ${drawn.length > 0 && stickerFan(drawn)} ${surprise && camera}
      </div>
      <div class="band"></div>
      <div class="bottom">
        <div class="code">${qrCode(url)}</div>
        <div>
          <h2>${t('poster.how')}</h2>
          <ol>
            <li>${t('poster.step_scan')}</li>
            <li>${t('poster.step_name')}</li>
            <li>${t('poster.step_photo')}</li>
          </ol>
          ${until !== null && html`<p class="until">${t('poster.until', { date: dayInWords(i18n, until) })}</p>`}
          <p class="address">${shownAddress(url)}</p>
        </div>
      </div>
    </main>`,
  });
}

/** The album's title, in lines that hold about forty letters on both sheets. */
const lead = (title: string) => html`<p class="lead" style="--scale:${wordScale(title, 40)}">${title}</p>`;

/** A heading stands alone in surprise mode; a long one is set smaller. */
function classFor(heading: string, { surprise }: PosterFacts): string {
  if (surprise) return 'alone';
  return heading.length > 18 ? 'long' : '';
}

const PICTURE = { width: 1080, height: 1350 };

const PICTURE_CSS = `body{position:relative;width:1080px;height:1350px;overflow:hidden;background:var(--main);color:var(--on-main)}
main{position:absolute;inset:0;display:flex;flex-direction:column;padding:76px 72px 0}
h1{font-size:112px;text-wrap:balance}
.long h1{font-size:88px}
.alone h1{font-size:150px}
.lead{margin-top:22px;font-weight:700;font-size:calc(40px*var(--scale));hyphens:auto;overflow-wrap:anywhere}
.camera{width:560px;margin:20px auto 0;align-self:center}
.fan{--u:6.1px;margin:58px 0 0}
.bottom{position:absolute;inset:auto 0 0;display:grid;grid-template-columns:290px 1fr;gap:44px;align-items:center;padding:44px 72px;background:#fff;color:#101010;border-top:18px solid var(--second)}
h2{font-size:46px;margin-bottom:12px}
.address{font-size:32px;font-weight:700;overflow-wrap:anywhere}
.until{display:inline-block;margin-top:16px;padding:8px 24px;border-radius:99px;background:var(--ink);color:var(--on-ink);font-weight:700;font-size:30px}`;

/** The same for a group chat: a picture in the shape phones show whole. */
export function picturePage(facts: PosterFacts): PosterPage {
  const { i18n, title, url, until, surprise, drawn } = facts;
  const { t } = i18n;
  const heading = surprise ? t('poster.title_surprise') : t('poster.title');
  return posterSheet(facts, {
    ...PICTURE,
    size: `${PICTURE.width}px ${PICTURE.height}px`,
    title: heading,
    css: PICTURE_CSS + FAN_CSS,
    body: html`<main class="${classFor(heading, facts)}">
        <h1>${heading}</h1>
        ${!surprise && lead(title)} ${drawn.length > 0 && stickerFan(drawn)} ${surprise && camera}
      </main>
      <div class="bottom">
        ${qrCode(url)}
        <div>
          <h2>${t('poster.tap_or_scan')}</h2>
          <p class="address">${shownAddress(url)}</p>
          ${until !== null && html`<p class="until">${t('poster.until', { date: dayInWords(i18n, until) })}</p>`}
        </div>
      </div>`,
  });
}
