/** Lists of a clinic's checks: those that were made today come first. */
export const checkFilters = ['today', 'problem', 'waiting', 'answered', 'draft', 'all'] as const

export type CheckFilter = (typeof checkFilters)[number]
