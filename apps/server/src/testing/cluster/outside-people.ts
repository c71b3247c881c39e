/** People of another company's provider, who come in by its code flow over whichever server answers. */
import { readCurrentUser, SIGN_IN_RETURN_PATH } from '@figurina/contract';
import type { OpenDatabase } from '../../platform/db/database.ts';
import { ask } from '../checked-call.ts';
import { beginCodeFlow, redeemCode } from '../code-flow.ts';
import { startGlewlwyd } from '../glewlwyd.ts';
import { callingAs, type TestUser } from '../test-user.ts';

const AUDIENCE = 'https://api.firma.example';

export interface OutsidePeople {
  readonly env: Readonly<Record<string, string>>;
  comeIn(database: Pick<OpenDatabase, 'db'>, name: string, roles: string): Promise<TestUser>;
  stop(): Promise<void>;
}

/** `url`: where they come in. */
export async function startOutsideProvider(url: string): Promise<OutsidePeople> {
  const provider = await startGlewlwyd({ clientId: 'figurina', audience: AUDIENCE }, url + SIGN_IN_RETURN_PATH);
  return {
    env: { OIDC_ISSUER: provider.issuer, OIDC_AUDIENCE: AUDIENCE },
    comeIn: async ({ db }, name, roles) => {
      await provider.addPerson(name, roles);
      const session = await provider.signIn(name);
      const flow = await beginCodeFlow({ url }, { scope: 'openid manage:current_user_albums', nonce: 'n' });
      const { access_token: token } = await redeemCode(flow, await provider.authorise(session, flow.authorizationUrl));
      const user = callingAs(url, token);
      const { sub: id, email } = (await ask(user, readCurrentUser, {})).user;
      // Their provider does not vouch for it, and nobody reads the mail that asks.
      await db.updateTable('users').set({ activated_at: new Date() }).where('sub', '=', id).execute();
      return { ...user, id, email };
    },
    stop: () => provider.stop(),
  };
}
