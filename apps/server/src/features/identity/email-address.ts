import { isMailAddress } from '@figurina/commerce';

const LONGEST = 254;

/** The address as accounts and invitations keep it (trimmed, lower case), or undefined when it is none. */
export function parseEmailAddress(typed: string): string | undefined {
  const address = typed.trim().toLowerCase();
  return address.length <= LONGEST && isMailAddress(address) ? address : undefined;
}
