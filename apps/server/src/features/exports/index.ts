export { createExports, type Exports } from './exports.ts';
export type { EndedArchive, OrderPapers } from './exports-parts.ts';
export type { ForgetPictures } from './forget-pictures.ts';
export { type Failure, failureText } from './failure.ts';
export { findingText } from './findings.ts';
export { createPrintProfiles } from './print-profiles.ts';
export { printOrigin } from './print-origin.ts';
export type { FileOrder } from './print-to-file.ts';
export type { PrintPage } from './print-page.ts';
