/** A device of somebody at the embedded provider: a browser of its own that signed in, and what it calls with. */
import { createBrowser, type Browser } from './browser.ts';
import { beginCodeFlow, redeemCode, type Tokens } from './code-flow.ts';
import type { TestServer } from './test-server.ts';
import { callingAs, type TestUser } from './test-user.ts';

export interface Device {
  readonly browser: Browser;
  readonly tokens: Tokens;
  readonly call: TestUser['call'];
}

/** Who signs in, and on what. */
export interface SigningIn {
  readonly email: string;
  readonly password: string;
  /** With a new account; else with the one that they have. */
  readonly isNew?: boolean;
  readonly userAgent?: string;
}

export async function signedInDevice(server: Pick<TestServer, 'url'>, signing: SigningIn): Promise<Device> {
  const { email, password, isNew = false, userAgent } = signing;
  const browser = createBrowser('de', userAgent);
  const flow = await beginCodeFlow(server, isNew ? { screen_hint: 'signup' } : {});
  const page = await browser.open(flow.authorizationUrl);
  const typed = { email, password, ...(isNew && { nickname: 'Lena K.' }) };
  const back = await browser.submit(page, typed, { until: `${server.url}/auth/callback` });
  const tokens = await redeemCode(flow, back.url);
  return { browser, tokens, call: callingAs(server.url, tokens.access_token).call };
}
