/** Where clinics of this directory are. */
export const listedStates = ['NY', 'NJ', 'CT', 'PA'] as const
