import * as z from 'zod/mini';
import { COLLABORATOR_ROLES } from './collaborators.ts';

/** The form of an invitation. Each message is a key of the area `collaborators`. */
export const invitationSchema = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'emailRequired', abort: true }),
      z.email({ error: 'emailInvalid' }),
    ),
  role: z.enum(COLLABORATOR_ROLES),
});

export type Invitation = z.infer<typeof invitationSchema>;
