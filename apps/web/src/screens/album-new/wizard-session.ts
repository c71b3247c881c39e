/** What is known of a visit to the wizard before anybody signs in, kept on this device. */
const EMAIL = 'figurina.email';

/** Keeps the address of `?email=`, with which mails lead here, for the sign-up. */
export function keepEmail(store: Storage, search: string): void {
  const email = new URLSearchParams(search).get('email')?.trim();
  if (email && email.length <= 254 && email.includes('@')) keep(store, EMAIL, email);
}

export function keptEmail(store: Storage): string | null {
  return store.getItem(EMAIL);
}

/** A browser that keeps nothing is no reason to stop. */
function keep(store: Storage, key: string, value: string): void {
  try {
    store.setItem(key, value);
  } catch {
    // The sign-up asks for it.
  }
}
