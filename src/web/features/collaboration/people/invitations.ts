import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type AppError, toAppError } from '#db/app-error.ts';
import { request } from '#web/data/request.ts';
import { tripKeys } from '#web/features/trips/queries.ts';
import { tripQuery } from '#web/trip-data/queries.ts';
import { joinLinksQuery } from '../join/queries.ts';

export type InvitationResult =
  | { email: string; outcome: 'added' | 'mailed' }
  | { email: string; outcome: 'refused'; error: AppError };

export interface Invitations {
  emails: readonly string[];
  role: CollaboratorRole;
  /** True: addresses without an account get a mail to sign up; false: they fail with `user_not_found`. */
  isByMail: boolean;
}

/** Accepts lists of mail programs: commas, semicolons or spaces, with or without names; each once. */
export function addressesOf(text: string): string[] {
  const bare = text.replaceAll(/[^,;\n<>]*<([^<>]*)>/g, ' $1 ');
  return [
    ...new Set(
      bare
        .split(/[\s,;<>]+/)
        .filter((one) => one !== '')
        .map((one) => one.toLowerCase()),
    ),
  ];
}

async function invite(
  tripId: string,
  email: string,
  { role, isByMail }: Invitations,
): Promise<InvitationResult> {
  const invitation = { trip_id: tripId, email, role };
  try {
    if (!isByMail) {
      await request((client) => client.rpc('invite_collaborator', invitation));
      return { email, outcome: 'added' };
    }
    const { is_member } = await request((client) => client.rpc('invite_address', invitation));
    return { email, outcome: is_member ? 'added' : 'mailed' };
  } catch (error) {
    return { email, outcome: 'refused', error: toAppError(error) };
  }
}

/** Invites one after the other; never throws [COLLAB-2]. */
export function useInvite(tripId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (invitations: Invitations) => {
      const results: InvitationResult[] = [];
      for (const email of invitations.emails) results.push(await invite(tripId, email, invitations));
      return results;
    },
    onSettled: async () => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: tripQuery(tripId).queryKey }),
        queries.invalidateQueries({ queryKey: joinLinksQuery(tripId).queryKey }),
        // The dashboard shows who shares a trip.
        queries.invalidateQueries({ queryKey: tripKeys.lists }),
      ]);
    },
  });
}

export const COLLABORATOR_ROLES = ['viewer', 'editor'] as const;
export type CollaboratorRole = (typeof COLLABORATOR_ROLES)[number];

export const invitationDraftName = (tripId: string) => `invite-${tripId}`;
