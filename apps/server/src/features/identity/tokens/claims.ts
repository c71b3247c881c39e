/** What an access token says of a person, whoever issued it. */
import { ADMIN_ROLE } from '@figurina/contract';
import { isLocale, negotiateLocale, type Locale } from '@figurina/locales';

export type Claims = Readonly<Record<string, unknown>>;

/** Which sign-in an access token of the embedded provider was given to. Those of scripts and of outside issuers have none. */
export const SIGN_IN_CLAIM = 'sign_in';

export function signInOf({ [SIGN_IN_CLAIM]: id }: Claims): string | undefined {
  return typeof id === 'string' ? id : undefined;
}

/**
 * The claim at a path such as `realm_access.roles`. A claim whose whole name is the path comes first: names that are
 * addresses (`https://example.org/roles`) have dots of their own.
 */
export function claimAt(claims: Claims, path: string): unknown {
  if (Object.hasOwn(claims, path)) return claims[path];
  return path.split('.').reduce<unknown>((value, part) => {
    const inside = typeof value === 'object' && value !== null && Object.hasOwn(value, part);
    return inside ? (value as Claims)[part] : undefined;
  }, claims);
}

/** Roles come as a list, as one text with spaces or commas, or as the keys of an object, by issuer. */
export function rolesOf(claims: Claims, path: string): string[] {
  const value = claimAt(claims, path);
  if (typeof value === 'string') return value.split(/[\s,]+/).filter(Boolean);
  if (Array.isArray(value)) return value.filter((one) => typeof one === 'string');
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}

/** The scopes granted: `scope` as one text, or `scp` as text or list. */
export function scopesOf(claims: Claims): string[] {
  const value = claims['scope'] ?? claims['scp'];
  if (typeof value === 'string') return value.split(' ');
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

/** What is known of a person; undefined where a token is silent. */
export interface Profile {
  email: string | undefined;
  nickname: string | undefined;
  picture: string | undefined;
  locale: Locale | undefined;
}

export function profileOf(claims: Claims): Profile {
  const text = (name: string) => {
    const value = claims[name];
    return typeof value === 'string' && value.trim() ? value.trim() : undefined;
  };
  const locale = text('locale');
  const picture = text('picture');
  return {
    email: text('email'),
    nickname: text('nickname') ?? text('name') ?? text('preferred_username'),
    picture: picture && /^https?:\/\//.test(picture) ? picture : undefined,
    locale: locale && isLocale(locale.slice(0, 2).toLowerCase()) ? negotiateLocale([locale]) : undefined,
  };
}

/** Whether the issuer vouches for the address. Some write it as text. */
export function isEmailVerified({ email_verified: verified }: Claims): boolean {
  return verified === true || verified === 'true';
}

export function hasAdminRole(roles: readonly string[]): boolean {
  return roles.includes(ADMIN_ROLE);
}
