/** The columns of a file of members, in the order in which an export has them. */
export const importColumns = ['name', 'email', 'number', 'role', 'joined', 'paidUntil', 'language'] as const

export type ImportColumn = (typeof importColumns)[number]
