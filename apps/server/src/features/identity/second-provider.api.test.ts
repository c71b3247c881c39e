/** The code flow of another company's provider, that is no program of ours: Debian's glewlwyd, where it is installed. */
import { listMails, readCurrentUser, SIGN_IN_RETURN_PATH } from '@figurina/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, call } from '../../testing/checked-call.ts';
import { beginCodeFlow, redeemCode, refresh, type Tokens } from '../../testing/code-flow.ts';
import { freePort } from '../../testing/free-port.ts';
import { hasGlewlwyd, startGlewlwyd, type OutsideProvider } from '../../testing/glewlwyd.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const AUDIENCE = 'https://api.firma.example';
let provider: OutsideProvider;
let server: TestServer;

beforeAll(async () => {
  if (!hasGlewlwyd()) return;
  const port = await freePort();
  const returnsTo = `http://localhost:${port}${SIGN_IN_RETURN_PATH}`;
  provider = await startGlewlwyd({ clientId: 'figurina', audience: AUDIENCE }, returnsTo);
  server = await startTestServer({ port, env: { OIDC_ISSUER: provider.issuer, OIDC_AUDIENCE: AUDIENCE } });
});
afterAll(async () => {
  await server?.stop();
  await provider?.stop();
});

async function comeIn(session: string) {
  const flow = await beginCodeFlow(server, { scope: 'openid manage:current_user_albums', nonce: 'n' });
  const tokens = await redeemCode(flow, await provider.authorise(session, flow.authorizationUrl));
  expect(tokens).toMatchObject({ access_token: expect.any(String) });
  return { flow, tokens };
}
const bearer = ({ access_token: token }: Pick<Tokens, 'access_token'>) => ({
  call: (method: string, path: string) =>
    fetch(`${server.url}/v1${path}`, { method, headers: { authorization: `Bearer ${token}` } }),
});
const status = async (tokens: Tokens) => (await call(bearer(tokens), readCurrentUser, {})).status;

test.skipIf(!hasGlewlwyd())(
  'people of a second provider come in by its code flow with their roles, across an exchange of its keys, until it signs them out',
  async () => {
    await provider.addPerson('chef', 'print, admin');
    await provider.addPerson('ola', 'print');
    const [chefs, olas] = [await provider.signIn('chef'), await provider.signIn('ola')];
    const [chef, ola] = [await comeIn(chefs), await comeIn(olas)];
    expect((await ask(bearer(ola.tokens), readCurrentUser, {})).user).toMatchObject({ email: 'ola@firma.example' });
    expect((await call(bearer(chef.tokens), listMails, { query: {} })).status).toBe(200);
    expect((await call(bearer(ola.tokens), listMails, { query: {} })).status).toBe(403);

    await provider.rotateKeys();
    const again = await comeIn(olas);
    // A key that nobody knows has the provider asked again, not oftener than every few seconds.
    await expect.poll(() => status(again.tokens), { timeout: 60_000, interval: 500 }).toBe(200);
    expect(await status(ola.tokens)).toBe(401);

    await provider.signOutEverywhere(olas);
    expect((await refresh(again.flow.config, again.tokens.refresh_token)).error).toBe('invalid_grant');
    expect((await provider.authorise(olas, again.flow.authorizationUrl)).searchParams.get('code')).toBeNull();
  },
);
