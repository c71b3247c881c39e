export type { AuthUser } from './auth-user.ts';
export { parseEmailAddress } from './email-address.ts';
export { createIdentity, type Identity, type Person } from './identity.ts';
export { createScriptToken } from './script-token.ts';
