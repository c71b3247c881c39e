/** Debian's OpenID Connect provider, as another company may run it: a program of its own, set up by its own API. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { generateKeyPairSync } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { freePort } from './free-port.ts';

const PROGRAM = '/usr/bin/glewlwyd';
const TABLES = '/usr/share/doc/glewlwyd/database/init.sqlite3.sql.gz';
const PASSWORD = 'correct horse battery staple';
const SCOPES = ['openid', 'manage:current_user_albums'];

export function hasGlewlwyd(): boolean {
  return existsSync(PROGRAM) && existsSync(TABLES);
}

export interface OutsideProvider {
  readonly issuer: string;
  /** `roles`: as a text with commas, in the claim `roles`. */
  addPerson(name: string, roles: string): Promise<void>;
  /** Somebody is signed out wherever they were, by the provider. */
  signOutEverywhere(session: string): Promise<void>;
  /** Answers the session that the browser keeps. */
  signIn(name: string): Promise<string>;
  /** From its authorisation page to the address it leads back to. */
  authorise(session: string, address: URL): Promise<URL>;
  /** Signs with another key from now on; the former one is not told any more. */
  rotateKeys(): Promise<void>;
  stop(): Promise<void>;
}

export async function startGlewlwyd({ clientId, audience }: { clientId: string; audience: string }, returnsTo: string): Promise<OutsideProvider> {
  const folder = mkdtempSync(join(tmpdir(), 'figurina-test-glewlwyd-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const database = new DatabaseSync(join(folder, 'db'));
  database.exec(gunzipSync(readFileSync(TABLES)).toString());
  database.close();
  writeFileSync(join(folder, 'conf'), configuration(port, folder));
  const child = spawn(PROGRAM, ['-c', join(folder, 'conf')], { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  for (;;) {
    const answer = await fetch(`${url}/config`).catch(() => undefined);
    if (answer) break;
    if (child.exitCode !== null) throw new Error(`glewlwyd ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }

  async function call(method: string, path: string, body?: object, cookie = ''): Promise<Response> {
    const headers = { 'content-type': 'application/json', cookie };
    const answer = await fetch(`${url}/api${path}`, { method, headers, redirect: 'manual', ...(body && { body: JSON.stringify(body) }) });
    if (answer.status >= 400) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }
  const signIn = async (username: string, password: string): Promise<string> =>
    (await call('POST', '/auth/', { username, password })).headers.get('set-cookie')?.split(';')[0] ?? '';

  const admin = await signIn('admin', 'password');
  const plugin = (key: { key: string; cert: string }) => ({
    module: 'oidc',
    name: 'oidc',
    display_name: 'OpenID Connect',
    order_rank: 0,
    readonly: false,
    parameters: { ...PLUGIN, ...key, iss: `${url}/api/oidc`, 'resource-scope': { [SCOPES[1]!]: [audience] } },
  });
  await call('POST', '/scope/', { name: SCOPES[1], display_name: 'Albums', password_required: false, scheme: {} }, admin);
  const client = { client_id: clientId, name: clientId, enabled: true, confidential: false, scope: [] };
  const flow = { redirect_uri: [returnsTo], authorization_type: ['code', 'refresh_token'] };
  await call('POST', '/client/', { ...client, ...flow }, admin);
  await call('POST', '/mod/plugin/', plugin(newKey()), admin);
  return {
    issuer: `${url}/api/oidc`,
    addPerson: async (username, name) => {
      const person = { username, name, email: `${username}@firma.example`, password: PASSWORD, enabled: true };
      await call('POST', '/user/', { ...person, scope: ['g_profile', ...SCOPES] }, admin);
    },
    signIn: async (username) => {
      const session = await signIn(username, PASSWORD);
      await call('PUT', `/auth/grant/${clientId}`, { scope: SCOPES.join(' ') }, session);
      return session;
    },
    signOutEverywhere: async (session) => {
      const listed = await call('GET', '/oidc/token', undefined, session);
      for (const { token_hash: hash } of (await listed.json()) as { token_hash: string }[])
        await call('DELETE', `/oidc/token/${encodeURIComponent(hash)}`, undefined, session);
      await call('DELETE', '/auth/', undefined, session);
    },
    authorise: async (session, address) => {
      address.searchParams.set('g_continue', '');
      address.searchParams.set('resource', audience);
      const answer = await fetch(address, { headers: { cookie: session }, redirect: 'manual' });
      return new URL(answer.headers.get('location') ?? 'none:');
    },
    rotateKeys: async () => {
      await call('PUT', '/mod/plugin/oidc', plugin(newKey()), admin);
      await call('PUT', '/mod/plugin/oidc/reset', {}, admin);
    },
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function newKey(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return { key: privateKey, cert: publicKey };
}

const PLUGIN = {
  'subject-type': 'public',
  'jwt-type': 'rsa',
  'jwt-key-size': '256',
  'access-token-duration': 3600,
  'refresh-token-duration': 86_400,
  'code-duration': 600,
  'refresh-token-rolling': true,
  'allow-non-oidc': true,
  'auth-type-code-enabled': true,
  'auth-type-token-enabled': false,
  'auth-type-id-token-enabled': true,
  'auth-type-none-enabled': true,
  'auth-type-password-enabled': false,
  'auth-type-client-enabled': false,
  'auth-type-refresh-enabled': true,
  scope: [],
  'additional-parameters': [{ 'user-parameter': 'name', 'token-parameter': 'roles', 'token-changed': false }],
  claims: [],
  'name-claim': 'on-demand',
  'email-claim': 'mandatory',
  'scope-claim': 'no',
  'pkce-allowed': true,
  'pkce-method-plain-allowed': false,
  'jwks-show': true,
  'resource-allowed': true,
};

const configuration = (port: number, folder: string): string => `port=${port}
bind_address="127.0.0.1"
external_url="http://localhost:${port}"
login_url="login.html"
api_prefix="api"
log_mode="console"
log_level="ERROR"
cookie_domain="localhost"
cookie_secure=0
session_expiration=86400
session_key="SESSION"
admin_session_authentication="cookie"
profile_session_authentication="cookie"
login_api_enabled=true
admin_scope="g_admin"
profile_scope="g_profile"
user_module_path="/usr/lib/glewlwyd/user"
user_middleware_module_path="/usr/lib/glewlwyd/user_middleware"
client_module_path="/usr/lib/glewlwyd/client"
user_auth_scheme_module_path="/usr/lib/glewlwyd/scheme"
plugin_module_path="/usr/lib/glewlwyd/plugin"
hash_algorithm="SHA512"
database = { type = "sqlite3"; path = "${join(folder, 'db')}"; };
`;
