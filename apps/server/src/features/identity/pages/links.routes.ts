/** Where one-time links lead: to a new password, or straight in. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Config } from '../../../platform/config/config.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { beginSession } from '../provider/browser-session.ts';
import { EMBEDDED_PATH } from '../tokens/issuer.ts';
import type { CodeStep } from './code-step.ts';
import { sendExpired } from './interaction.routes.ts';
import { mailedLinkPage } from './mailed-link-page.ts';
import { messagePage } from './message-page.ts';
import { newPasswordPage } from './new-password-page.ts';
import { isOnlyTyped, pageLocale, readForm, sendPage } from './page-request.ts';
import type { Limited } from './attempt-limit.ts';
import { passwordFaultText } from './password-field.ts';
import { APP_START } from './paths.ts';
import { type Factor, logSignedIn } from './sign-in-log.ts';
import { pageTexts, type PageTexts } from './texts.ts';

export interface LinksParts {
  provider: Provider;
  accounts: Accounts;
  config: Pick<Config, 'baseUrl'>;
  limited: Limited;
  codeStep: CodeStep;
}

export function serveLinks(http: FastifyInstance, { provider, accounts, config, limited, codeStep }: LinksParts): void {
  const hidden = { schema: { hide: true } };
  const enter = async (request: FastifyRequest, reply: FastifyReply, accountId: string, factors: Factor[]) => {
    logSignedIn(request, accountId, factors);
    await beginSession(provider, request, reply, accountId);
    // The app finds nobody signed in, starts its code flow, and the session answers it without a page.
    return reply.redirect(config.baseUrl + APP_START, 303);
  };
  const code = `${EMBEDDED_PATH}/code`;
  /** By mail: a mailbox is one factor, as a password is. */
  const enterByMail = async (request: FastifyRequest, reply: FastifyReply, texts: PageTexts, accountId: string) =>
    (await codeStep.ask(reply, texts, accountId, code)) ? reply : enter(request, reply, accountId, ['link']);

  http.post(code, hidden, async (request, reply) => {
    const texts = await pageTexts(pageLocale(request));
    const checked = await codeStep.check(request, reply, texts, code);
    if (checked === 'answered') return reply;
    return checked === 'gone'
      ? sendExpired(request, reply)
      : enter(request, reply, checked.accountId, ['link', 'code']);
  });

  // Told at the terminal, to whoever runs this server: it asks for nothing else.

  http.get(`${EMBEDDED_PATH}/link/:token`, hidden, async (request, reply) => {
    const texts = await pageTexts(pageLocale(request));
    if (limited(request, texts)) return sendGone(reply, texts, `${EMBEDDED_PATH}/forgotten`);
    const account = await accounts.redeemSignInLink(tokenOf(request));
    return account ? enter(request, reply, account.id, ['link']) : sendGone(reply, texts, APP_START);
  });

  // Mail programs open links to look at them: only the button uses this one up.
  const mailed = `${EMBEDDED_PATH}/sign-in/:token`;
  http.get(mailed, hidden, async (request, reply) => {
    const texts = await pageTexts(pageLocale(request));
    if (!(await accounts.isMailedLink(tokenOf(request)))) return sendGone(reply, texts, APP_START);
    return sendPage(reply, mailedLinkPage(texts, { action: pathOf(request) }));
  });

  http.post(mailed, hidden, async (request, reply) => {
    const texts = await pageTexts(pageLocale(request));
    if (isOnlyTyped(readForm(request))) return sendPage(reply, mailedLinkPage(texts, { action: pathOf(request) }));
    if (limited(request, texts)) return sendGone(reply, texts, APP_START);
    const account = await accounts.redeemMailedLink(tokenOf(request));
    return account ? enterByMail(request, reply, texts, account.id) : sendGone(reply, texts, APP_START);
  });

  const newPassword = `${EMBEDDED_PATH}/new-password/:token`;
  http.get(newPassword, hidden, async (request, reply) => {
    const texts = await pageTexts(pageLocale(request));
    const account = await accounts.accountOfReset(tokenOf(request));
    if (!account) return sendGone(reply, texts, `${EMBEDDED_PATH}/forgotten`);
    return sendPage(reply, newPasswordPage(texts, { action: pathOf(request), email: account.email }));
  });

  http.post(newPassword, hidden, async (request, reply) => {
    const texts = await pageTexts(pageLocale(request));
    const token = tokenOf(request);
    const typed = readForm(request);
    const account = await accounts.accountOfReset(token);
    if (!account) return sendGone(reply, texts, `${EMBEDDED_PATH}/forgotten`);
    const view = { action: pathOf(request), email: account.email };
    if (isOnlyTyped(typed)) return sendPage(reply, newPasswordPage(texts, view));
    const fault = limited(request, texts);
    if (fault) return sendPage(reply, newPasswordPage(texts, { ...view, fault }), 429);
    const changed = await accounts.resetPassword(token, typed.password, texts.locale);
    if (changed.ok) return enterByMail(request, reply, texts, changed.account.id);
    if (changed.code === 'link_gone') return sendGone(reply, texts, `${EMBEDDED_PATH}/forgotten`);
    const passwordFault = passwordFaultText(texts.t, changed.code);
    return sendPage(reply, newPasswordPage(texts, { ...view, passwordFault }), 422);
  });
}

function sendGone(reply: FastifyReply, texts: PageTexts, next: string): FastifyReply {
  const { t } = texts;
  const label = t(next === APP_START ? 'identity.sign_in.submit' : 'identity.link_gone.action');
  const page = messagePage(texts, {
    title: t('identity.link_gone.title'),
    text: t('identity.link_gone.text'),
    action: { label, href: next },
  });
  return sendPage(reply, page, 410);
}

function tokenOf(request: FastifyRequest): string {
  return (request.params as { token: string }).token;
}

/** Without the query: the form says its language itself. */
function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? '';
}
