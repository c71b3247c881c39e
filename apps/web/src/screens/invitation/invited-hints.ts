import type { Api } from '../../api/api.ts';
import type { SignInHints } from '../../session/session.ts';

/** Whoever follows an invitation is new more often than not, and the address they were invited under is known. */
export const invitedHints =
  (api: Api) =>
  async ({ pathname }: URL): Promise<SignInHints> => {
    const token = pathname.split('/')[2] ?? '';
    const read = api.members.readInvitation({ params: { token } });
    return {
      signUp: true,
      email: await read.then(
        ({ invitation }) => invitation.email,
        () => null,
      ),
    };
  };
