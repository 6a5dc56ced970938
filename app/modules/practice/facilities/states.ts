/** Where clinics of this directory are. */
export const states = ['NY', 'NJ', 'CT', 'PA'] as const
