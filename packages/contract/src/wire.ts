/** Shapes that several resources share. */
import { z } from 'zod';

export const isoTime = z.iso.datetime({ offset: true });
export const isoDate = z.iso.date();
/** A day that calendars are counted on from: none of the first or the last that there are. */
export const plannedDate = isoDate.refine((day) => day >= '0001-01-01' && day < '9000-01-01');
export const idSchema = z.string().min(1).max(64);

export const paginationSchema = z.object({ total_pages: z.int(), current_page: z.int() }).meta({ id: 'Pagination' });
