import type { AnswerOf, listOrderComments } from '@figurina/contract';

/** What is said of an order, and whom one can call. */
export type Talk = AnswerOf<typeof listOrderComments>;
