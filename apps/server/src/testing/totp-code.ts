import { URI } from 'otpauth';

/** What an authenticator app shows that has read this address. */
export function totpCode(address: string, now = new Date()): string {
  const app = URI.parse(address);
  if (!('period' in app)) throw new Error('No code by time');
  return app.generate({ timestamp: now.getTime() });
}
