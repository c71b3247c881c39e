/** A refusal of the API as the screens meet it: thrown by every call, with a message in the reader's language. */
import type { ErrorCode, Order, PriceNow, ProblemDocument } from '@figurina/contract';
import type { Translate } from '@figurina/locales';

export class ApiProblem extends Error {
  readonly code: ErrorCode;
  /** HTTP status; 0 when the server was not reached. */
  readonly status: number;
  /** What is wrong where in the request. */
  readonly parts: NonNullable<ProblemDocument['errors']>;
  /** What the server says of this very case, in the reader's language. */
  readonly detail: string | undefined;
  /** The request's id, as in the server's log. */
  readonly instance: string | undefined;
  /** Of a `conflict`: how many changes of others were not seen. */
  readonly changes: number | undefined;
  /** Of `price_changed`: what it costs now. */
  readonly price: PriceNow;
  /** Of a `conflict` about an order: as it is now. */
  readonly order: Order | undefined;

  constructor(
    problem: Pick<
      ProblemDocument,
      'title' | 'status' | 'detail' | 'errors' | 'instance' | 'changes' | 'order' | keyof PriceNow
    > & {
      code: ErrorCode;
    },
  ) {
    super(problem.title);
    this.name = 'ApiProblem';
    this.code = problem.code;
    this.status = problem.status;
    this.detail = problem.detail;
    this.parts = problem.errors ?? [];
    this.instance = problem.instance;
    this.changes = problem.changes;
    this.order = problem.order;
    const { checkout, difference_gross, difference_gross_human } = problem;
    this.price = { checkout, difference_gross, difference_gross_human };
  }
}

/** What to tell a person about a failed call. */
export function problemText(t: Translate, cause: unknown): string {
  if (!(cause instanceof ApiProblem)) return t('problems.internal');
  if (cause.detail) return cause.detail;
  try {
    return t(`problems.${cause.code}`);
  } catch {
    // A newer server may know a code that this page does not; its own words are in the reader's language too.
    return cause.message;
  }
}
