import { may } from '@figurina/album';
import { useSource } from '@figurina/drawing';
import type { Translate } from '@figurina/locales';
import { useState } from 'react';
import { ApiProblem, problemText } from '../../../../../api/problem.ts';
import { useServices } from '../../../../../app/services.ts';
import { useT } from '../../../../../app/use-t.ts';
import { useUser } from '../../../../../session/use-user.ts';
import { useEditor } from '../../../session/editor-context.ts';

/** What was said last, in the dialog itself: toasts lie behind it. */
export interface Said {
  readonly text: string;
  readonly problem?: boolean;
  readonly undo?: () => void;
}

/** What is asked before it is done to somebody. */
export type Asked = 'remove' | 'handover' | 'chapters' | 'leave';

/** What the parts of the tab share: who one is here, what is under way, and where results are said. */
export interface PeopleDesk {
  readonly albumId: string;
  readonly me: string | undefined;
  readonly mayManage: boolean;
  readonly mayHandOver: boolean;
  readonly said: Said | null;
  readonly say: (said: Said | null) => void;
  /** What is under way, by the name it was begun with. */
  readonly busy: string | null;
  /** Calls, says what is to be said of the answer or why there is none, and has all lists read again. */
  readonly run: <Answer>(
    name: string,
    call: () => Promise<Answer>,
    after?: (answer: Answer) => Said | null,
  ) => Promise<Answer | undefined>;
}

export function usePeopleDesk(): PeopleDesk {
  const t = useT();
  const { queries } = useServices();
  const { id: albumId, role } = useSource(useEditor().meta);
  const me = useUser()?.sub;
  const [said, say] = useState<Said | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  return {
    albumId,
    me,
    mayManage: may({ role }, 'manageMembers'),
    mayHandOver: may({ role }, 'handOver'),
    said,
    say,
    busy,
    async run(name, call, after) {
      setBusy(name);
      say(null);
      try {
        const answer = await call();
        say(after?.(answer) ?? null);
        void queries.invalidateQueries({ queryKey: ['onboarding', albumId] });
        return answer;
      } catch (cause) {
        say({ text: peopleProblem(t, cause), problem: true });
        return undefined;
      } finally {
        await queries.invalidateQueries({ queryKey: ['members', albumId] });
        setBusy(null);
      }
    },
  };
}

/** The words of a refusal that concerns people; anything else just did not work. */
export function peopleProblem(t: Translate, cause: unknown): string {
  const known = cause instanceof ApiProblem && cause.status >= 400 && cause.status < 500;
  return known ? problemText(t, cause) : t('people.failed');
}
