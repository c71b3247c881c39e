const LONGEST = 254;

/**
 * The address as accounts and invitations keep it (trimmed, lower case), or undefined when it is none. The pattern is
 * the simple x@y.z of the forms: what only the mail server can know is left to the mail server.
 */
export function parseEmailAddress(typed: string): string | undefined {
  const address = typed.trim().toLowerCase();
  return address.length <= LONGEST && /^[^\s@<>,:;"()]+@[^\s@<>,:;"().]+(\.[^\s@<>,:;"().]+)+$/.test(address)
    ? address
    : undefined;
}
