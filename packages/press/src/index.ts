export { chromiumLaunch, type ChromiumLaunch } from './chromium.ts';
export { makeArtifact, type ArtifactPart } from './artifact/make-artifact.ts';
export { ticketOf } from './artifact/ticket.ts';
export { createPrintBrowser, type PrintBrowser } from './browser.ts';
export { checkPdf } from './checks/check-pdf.ts';
export { exportAlbum, type ExportedFile, type ExportOrder } from './export-album.ts';
export { drawPlates, readPlatePages, type DrawnPlates } from './plates/plates.ts';
export { PressError, type PressErrorCode } from './press-error.ts';
export { printHtml, type HtmlPage } from './print-html.ts';
