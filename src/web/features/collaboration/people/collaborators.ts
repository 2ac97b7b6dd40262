export const COLLABORATOR_ROLES = ['viewer', 'editor'] as const;
export type CollaboratorRole = (typeof COLLABORATOR_ROLES)[number];

export const invitationDraftName = (tripId: string) => `invite-${tripId}`;
