/** What a collaborator may be made. */
export const COLLABORATOR_ROLES = ['viewer', 'editor'] as const;
export type CollaboratorRole = (typeof COLLABORATOR_ROLES)[number];

/** Name of the draft of an invitation (SHELL-5). */
export const invitationDraftName = (tripId: string) => `invite-${tripId}`;
