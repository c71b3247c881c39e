/** What files for bookkeeping are asked with, which are no JSON. Of administrators alone. */
import { z } from 'zod';
import { plannedDate } from './wire.ts';

/** Days of the house, both included. */
export const periodSchema = z.object({ from: plannedDate, to: plannedDate });
/** A month of the house, `2027-05`. */
export const monthSchema = z.object({ month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/) });
