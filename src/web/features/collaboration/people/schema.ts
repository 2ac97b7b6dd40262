import * as z from 'zod/mini';
import { COLLABORATOR_ROLES } from './collaborators.ts';
import { addressesOf, isAddress } from './invitations.ts';

/** Messages are keys of the area `collaborators`. */
export const invitationSchema = z.object({
  email: z.string().check(
    z.refine((text) => addressesOf(text).length > 0, { error: 'emailRequired', abort: true }),
    z.refine((text) => addressesOf(text).every(isAddress), { error: 'emailInvalid' }),
  ),
  role: z.enum(COLLABORATOR_ROLES),
});

export type Invitation = z.infer<typeof invitationSchema>;
