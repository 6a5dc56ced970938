/** Steps of the onboarding that take a file. */
export const uploadSteps = ['proof', 'logo', 'bylaws'] as const
