import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Provider } from 'oidc-provider';
import type { Clock } from '../../../platform/clock.ts';
import type { Account, Accounts } from '../accounts/accounts.ts';
import { EMBEDDED_PATH } from '../tokens/issuer.ts';
import type { CodeStep } from './code-step.ts';
import { messagePage } from './message-page.ts';
import { isOnlyTyped, minutesUntil, originOf, pageLocale, readForm, sendPage } from './page-request.ts';
import type { Limited } from './attempt-limit.ts';
import { APP_START, interactionPaths, type InteractionPaths } from './paths.ts';
import { type Factor, logRefused, logSignedIn } from './sign-in-log.ts';
import { signInPage } from './sign-in-page.ts';
import { signUpPage } from './sign-up-page.ts';
import { pageTexts, type PageTexts } from './texts.ts';

export interface InteractionParts {
  provider: Provider;
  accounts: Accounts;
  clock: Clock;
  limited: Limited;
  codeStep: CodeStep;
}

/** A sign-in that is under way: what the app asked for, and in which language its pages speak. */
export interface RunningSignIn {
  paths: InteractionPaths;
  texts: PageTexts;
  params: Record<string, unknown>;
}

export function serveInteractions(
  http: FastifyInstance,
  { provider, accounts, clock, limited, codeStep }: InteractionParts,
): void {
  const finish = async (request: FastifyRequest, reply: FastifyReply, accountId: string, factors: Factor[]) => {
    logSignedIn(request, accountId, factors);
    const result = { login: { accountId } };
    return reply.redirect(await provider.interactionResult(request.raw, reply.raw, result), 303);
  };
  const passed = async (request: FastifyRequest, reply: FastifyReply, running: RunningSignIn, { id }: Account) =>
    (await codeStep.ask(reply, running.texts, id, running.paths.code))
      ? reply
      : finish(request, reply, id, ['password']);
  const lockedText = ({ t }: PageTexts, { code, until }: { code: 'locked' | 'mailed'; until: Date }) =>
    t(`identity.sign_in.${code}`, { minutes: minutesUntil(until.getTime() - clock.now().getTime()) });
  const signIn = `${EMBEDDED_PATH}/interaction/:uid`;
  const signUp = `${signIn}/sign-up`;
  const hidden = { schema: { hide: true } };

  http.get(signIn, hidden, async (request, reply) => {
    const running = await runningSignIn(provider, request, reply);
    if (!running) return sendExpired(request, reply);
    const { texts, paths, params } = running;
    const email = hintOf(params);
    const page =
      params['screen_hint'] === 'signup'
        ? signUpPage(texts, { paths, email, nickname: '', faults: {} })
        : signInPage(texts, { paths, email });
    return sendPage(reply, page);
  });

  http.get(signUp, hidden, async (request, reply) => {
    const running = await runningSignIn(provider, request, reply);
    if (!running) return sendExpired(request, reply);
    const { texts, paths, params } = running;
    return sendPage(reply, signUpPage(texts, { paths, email: hintOf(params), nickname: '', faults: {} }));
  });

  http.post(signIn, hidden, async (request, reply) => {
    const running = await runningSignIn(provider, request, reply);
    if (!running) return sendExpired(request, reply);
    const { texts, paths } = running;
    const typed = readForm(request);
    const { email, password } = typed;
    if (isOnlyTyped(typed)) return sendPage(reply, signInPage(texts, { paths, email }));
    const tooMany = limited(request, texts);
    if (tooMany) return sendPage(reply, signInPage(texts, { paths, email, fault: tooMany }), 429);
    const place = { address: email, origin: originOf(request), locale: texts.locale };
    const verdict = await accounts.signIn(place, password);
    if (verdict.ok) return passed(request, reply, running, verdict.account);
    logRefused(request, verdict.code, email);
    if (verdict.code === 'wrong')
      return sendPage(reply, signInPage(texts, { paths, email, fault: texts.t('identity.sign_in.wrong') }), 422);
    return sendPage(reply, signInPage(texts, { paths, email, fault: lockedText(texts, verdict) }), 429);
  });

  http.post(signUp, hidden, async (request, reply) => {
    const running = await runningSignIn(provider, request, reply);
    if (!running) return sendExpired(request, reply);
    const { texts, paths } = running;
    const typed = readForm(request);
    const view = { paths, email: typed.email, nickname: typed.nickname, faults: {} };
    if (isOnlyTyped(typed)) return sendPage(reply, signUpPage(texts, view));
    const fault = limited(request, texts);
    if (fault) return sendPage(reply, signUpPage(texts, { ...view, fault }), 429);
    const made = await accounts.signUp({ ...typed, locale: texts.locale, origin: originOf(request) });
    if (!made.ok && made.code !== 'faults')
      return sendPage(reply, signUpPage(texts, { ...view, fault: lockedText(texts, made) }), 429);
    if (!made.ok) return sendPage(reply, signUpPage(texts, { ...view, faults: made.faults }), 422);
    return passed(request, reply, running, made.account);
  });

  http.post(`${signIn}/code`, hidden, async (request, reply) => {
    const running = await runningSignIn(provider, request, reply);
    if (!running) return sendExpired(request, reply);
    const checked = await codeStep.check(request, reply, running.texts, running.paths.code);
    if (checked === 'answered') return reply;
    if (checked === 'gone') return sendExpired(request, reply);
    return finish(request, reply, checked.accountId, ['password', 'code']);
  });
}

/** Undefined when the browser has no such sign-in, or it has ended. */
export async function runningSignIn(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<RunningSignIn | undefined> {
  try {
    const { uid, params } = await provider.interactionDetails(request.raw, reply.raw);
    if (uid !== (request.params as { uid?: string }).uid) return undefined;
    return { paths: interactionPaths(uid), texts: await pageTexts(pageLocale(request, params['ui_locales'])), params };
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
}

export async function sendExpired(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const texts = await pageTexts(pageLocale(request));
  const { t } = texts;
  const page = messagePage(texts, {
    title: t('identity.expired.title'),
    text: t('identity.expired.text'),
    action: { label: t('identity.sign_in.submit'), href: APP_START },
  });
  return sendPage(reply, page, 410);
}

function hintOf(params: Record<string, unknown>): string {
  const { login_hint: hint } = params;
  return typeof hint === 'string' ? hint.slice(0, 254) : '';
}
