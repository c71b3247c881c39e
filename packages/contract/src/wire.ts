/** Shapes that several resources share. */
import { isPlannedDay } from '@figurina/commerce';
import { z } from 'zod';

export const isoTime = z.iso.datetime({ offset: true });
export const isoDate = z.iso.date();
export const plannedDate = isoDate.refine(isPlannedDay);
export const idSchema = z.string().min(1).max(64);

export const paginationSchema = z.object({ total_pages: z.int(), current_page: z.int() }).meta({ id: 'Pagination' });
