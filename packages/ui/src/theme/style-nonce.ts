/** Where the component library's lock of scrolling looks for it. */
const FOR_THE_LOCK = '__webpack_nonce__';
let known: string | undefined;

/** By which the content policy lets the program make style sheets: the server puts another one into every page. '' where there is no policy. */
export function styleNonce(): string {
  if (known === undefined) {
    known = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
    Object.assign(globalThis, { [FOR_THE_LOCK]: known });
  }
  return known;
}
