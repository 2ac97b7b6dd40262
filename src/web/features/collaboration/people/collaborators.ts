/** What a collaborator may be made. */
export const COLLABORATOR_ROLES = ['viewer', 'editor'] as const;
export type CollaboratorRole = (typeof COLLABORATOR_ROLES)[number];

/** Name under which an invitation that is being written is kept (SHELL-5). */
export const invitationDraftName = (tripId: string) => `invite-${tripId}`;
