export interface PublicAddress {
  readonly kind: 'form' | 'withdrawal';
  readonly token: string;
}

/** `/s/:token` or `/s/withdraw/:token`. */
export function readAddress(pathname: string): PublicAddress {
  const [, first = '', second] = /\/s\/([^/]*)(?:\/([^/]+))?/.exec(pathname) ?? [];
  if (first === 'withdraw' && second !== undefined) return { kind: 'withdrawal', token: decoded(second) };
  return { kind: 'form', token: decoded(first) };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
