import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Config } from '../../../platform/config/config.ts';
import { LINK_MINUTES } from '../accounts/one-time-links.ts';
import type { AccountMails } from '../accounts/account-mails.ts';
import { parseEmailAddress } from '../email-address.ts';
import { EMBEDDED_PATH } from '../tokens/issuer.ts';
import { forgottenPage, forgottenSentPage } from './forgotten-page.ts';
import { runningSignIn, sendExpired } from './interaction.routes.ts';
import { isOnlyTyped, pageLocale, readForm, sendPage } from './page-request.ts';
import type { Limited } from './pages.routes.ts';
import { APP_START } from './paths.ts';
import { pageTexts, type PageTexts } from './texts.ts';

export interface ForgottenParts {
  provider: Provider;
  sendReset: AccountMails['sendReset'];
  config: Pick<Config, 'mail'>;
  limited: Limited;
}

interface Place {
  action: string;
  back: string;
  texts: PageTexts;
}

/** Within a running sign-in, to come back to it, and by itself, for links in mails. */
export function serveForgotten(http: FastifyInstance, { provider, sendReset, config, limited }: ForgottenParts): void {
  const alone = `${EMBEDDED_PATH}/forgotten`;
  const within = `${EMBEDDED_PATH}/interaction/:uid/forgotten`;
  const hidden = { schema: { hide: true } };

  const placeAlone = async (request: FastifyRequest): Promise<Place> => ({
    action: alone,
    back: APP_START,
    texts: await pageTexts(pageLocale(request)),
  });
  const placeWithin = async (request: FastifyRequest, reply: FastifyReply): Promise<Place | undefined> => {
    const running = await runningSignIn(provider, request, reply);
    return running && { action: running.paths.forgotten, back: running.paths.signIn, texts: running.texts };
  };

  const show = (reply: FastifyReply, { texts, ...place }: Place) =>
    sendPage(reply, forgottenPage(texts, { ...place, email: '' }));

  const send = async (request: FastifyRequest, reply: FastifyReply, { texts, action, back }: Place) => {
    const typed = readForm(request);
    const { email } = typed;
    if (isOnlyTyped(typed)) return sendPage(reply, forgottenPage(texts, { action, back, email }));
    const valid = parseEmailAddress(email);
    const tooMany = limited(request, texts);
    const fault = tooMany ?? (valid ? undefined : texts.t('identity.fault.email_invalid'));
    if (!valid || fault)
      return sendPage(reply, forgottenPage(texts, { action, back, email, fault }), tooMany ? 429 : 422);
    await sendReset(valid, texts.locale);
    const minutes = LINK_MINUTES.password_reset;
    const outbox = config.mail.smtpUrl === undefined;
    return sendPage(reply, forgottenSentPage(texts, { back, email: valid, minutes, outbox }));
  };

  http.get(alone, hidden, async (request, reply) => show(reply, await placeAlone(request)));
  http.post(alone, hidden, async (request, reply) => send(request, reply, await placeAlone(request)));
  http.get(within, hidden, async (request, reply) => {
    const place = await placeWithin(request, reply);
    return place ? show(reply, place) : sendExpired(request, reply);
  });
  http.post(within, hidden, async (request, reply) => {
    const place = await placeWithin(request, reply);
    return place ? send(request, reply, place) : sendExpired(request, reply);
  });
}
