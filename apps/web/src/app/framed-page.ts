import { styleNonce } from '@figurina/ui';

/** A whole page of ours for the `srcdoc` of a frame, which has the content policy of the page around it: its style sheets get our nonce. */
export const framedPage = (html: string, nonce = styleNonce()): string =>
  html.replaceAll(/<style(?=[\s>])/gi, `<style nonce="${nonce}"`);
