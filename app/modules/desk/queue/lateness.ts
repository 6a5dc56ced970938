/** By how many minutes a doctor is said to be late: one press each. */
export const lateChoices = [10, 20, 30, 45, 60] as const

/** How late a doctor of today is, and whom a message would be for. */
export type DoctorLateness = Readonly<{ slug: string; name: string; minutes: number; toTell: number }>
