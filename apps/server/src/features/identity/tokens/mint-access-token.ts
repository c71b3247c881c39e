/** Access tokens of the embedded provider for scripts and tests: like those of the code flow, without the flow. */
import { ACCESS_SCOPE } from '@figurina/contract';
import { importJWK, SignJWT, type JWK } from 'jose';
import { newId } from '../../../platform/ids.ts';
import type { Account } from '../accounts/accounts.queries.ts';
import { accountClaims } from '../provider/account-claims.ts';
import { SIGNING_ALGORITHM, type Keys } from '../provider/keys.ts';
import type { Issuer } from './issuer.ts';

export interface MintOptions {
  keys: Keys;
  issuer: Pick<Issuer, 'issuer' | 'audience' | 'clientId'>;
  account: Account;
  now: Date;
  seconds: number;
  scope?: string;
}

export async function mintAccessToken(options: MintOptions): Promise<string> {
  const { keys, issuer, account, now, seconds, scope = ACCESS_SCOPE } = options;
  const [key] = keys.signing;
  const issued = Math.floor(now.getTime() / 1000);
  return new SignJWT({ ...accountClaims(account), client_id: issuer.clientId, scope })
    .setProtectedHeader({ alg: SIGNING_ALGORITHM, typ: 'at+jwt', kid: key!.kid })
    .setSubject(account.id)
    .setIssuer(issuer.issuer)
    .setAudience(issuer.audience)
    .setJti(newId())
    .setIssuedAt(issued)
    .setExpirationTime(issued + seconds)
    .sign(await importJWK(key as JWK, SIGNING_ALGORITHM));
}
