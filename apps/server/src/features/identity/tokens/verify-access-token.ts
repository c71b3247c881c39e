import { ACCESS_SCOPE } from '@figurina/contract';
import { errors, jwtVerify, type JWTPayload } from 'jose';
import type { Clock } from '../../../platform/clock.ts';
import { refuse, type Refusal } from '../../../platform/http/refusal.ts';
import { scopesOf } from './claims.ts';
import { IssuerUnreachable, type Issuer } from './issuer.ts';

export type Verified = JWTPayload & { sub: string };

/** Never a shared secret: with one of those, the issuer's public key would be a password. */
const ALGORITHMS = 'RS256 RS384 RS512 PS256 PS384 PS512 ES256 ES384 ES512 Ed25519 EdDSA'.split(' ');

/**
 * Checks signature, issuer, audience, time and scope. `token_expired` is kept apart, so that a client knows that a fresh
 * token will do; everything else is `unauthorized`, without telling which. `unavailable` when the issuer cannot be asked.
 */
export async function verifyAccessToken(token: string, issuer: Issuer, clock: Clock): Promise<Verified | Refusal> {
  try {
    const { payload } = await jwtVerify(token, issuer.keys, {
      // Some issuers end their name with a slash that configurations leave out.
      issuer: [issuer.issuer, `${issuer.issuer}/`],
      audience: issuer.audience,
      algorithms: ALGORITHMS,
      requiredClaims: ['sub', 'exp'],
      clockTolerance: 5,
      currentDate: clock.now(),
    });
    const { sub } = payload;
    if (!sub || !scopesOf(payload).includes(ACCESS_SCOPE)) return refuse('unauthorized');
    return { ...payload, sub };
  } catch (error) {
    if (error instanceof errors.JWTExpired) return refuse('token_expired');
    if (isOutage(error)) return refuse('unavailable');
    return refuse('unauthorized');
  }
}

/** A token cannot cause these: the keys could not be fetched. */
function isOutage(error: unknown): boolean {
  if (error instanceof IssuerUnreachable || error instanceof errors.JWKSTimeout) return true;
  return !(error instanceof errors.JOSEError) || error.code === 'ERR_JOSE_GENERIC';
}
