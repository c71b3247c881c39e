/** The step between the first factor and the way in, where an account asks for a second one. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { SecondFactor } from '../second-factor/second-factor.ts';
import type { Limited } from './attempt-limit.ts';
import { codePage } from './code-page.ts';
import { isOnlyTyped, minutesUntil, originOf, readForm, sendPage } from './page-request.ts';
import { logRefused } from './sign-in-log.ts';
import type { PageTexts } from './texts.ts';

export interface CodeStepParts {
  secondFactor: SecondFactor;
  clock: Clock;
  limited: Limited;
}
export type CodeStep = ReturnType<typeof createCodeStep>;

export function createCodeStep({ secondFactor, clock, limited }: CodeStepParts) {
  return {
    /** Shows the page that asks. Answers false where nothing more is asked of this account. */
    async ask(reply: FastifyReply, texts: PageTexts, accountId: string, action: string): Promise<boolean> {
      const proof = await secondFactor.ask(accountId);
      if (proof === undefined) return false;
      await sendPage(reply, codePage(texts, { action, proof }));
      return true;
    },

    /** Whose code was typed. `answered`: nobody's, and the page says why. `gone`: it took too long, all begins anew. */
    async check(
      request: FastifyRequest,
      reply: FastifyReply,
      texts: PageTexts,
      action: string,
    ): Promise<{ accountId: string } | 'answered' | 'gone'> {
      const typed = readForm(request);
      const again = async (status: number, fault?: string) => {
        await sendPage(reply, codePage(texts, { action, proof: typed.proof, fault }), status);
        return 'answered' as const;
      };
      if (isOnlyTyped(typed)) return again(200);
      const tooMany = limited(request, texts);
      if (tooMany) return again(429, tooMany);
      const verdict = await secondFactor.check(typed.proof, typed.code, originOf(request));
      if (verdict.ok) return verdict;
      logRefused(request, `code ${verdict.code}`);
      if (verdict.code === 'gone') return 'gone';
      if (verdict.code === 'wrong') return again(422, texts.t('identity.code.wrong'));
      const minutes = minutesUntil(verdict.until.getTime() - clock.now().getTime());
      return again(429, texts.t('identity.code.locked', { minutes }));
    },
  };
}
