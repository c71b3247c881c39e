/** For whom business users make their albums. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** People in the organisation, as they are asked for. */
export const ORGANIZATION_SIZES = ['1-150', '151-200', '201-1000', '1000+'] as const;
export const CONTACT_ROLES = ['member', 'lead', 'senior', 'executive'] as const;

export const organizationSchema = z
  .object({
    name: z.string().trim().min(1).max(200),
    size: z.enum(ORGANIZATION_SIZES),
    contactName: z.string().trim().min(1).max(200),
    phone: z.string().trim().min(1).max(40),
    contactRole: z.enum(CONTACT_ROLES),
  })
  .meta({ id: 'Organization' });
export type Organization = z.infer<typeof organizationSchema>;

export const listOrganizations = endpoint({
  method: 'GET',
  path: '/organizations',
  summary: "The organisations of the caller's own albums, the newest first, each name once",
  tag: 'albums',
  answer: z.object({ organizations: z.array(organizationSchema) }),
});
