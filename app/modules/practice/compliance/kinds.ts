import type { complianceItems } from '#drizzle/schema/practice/compliance-items.ts'

export type ComplianceKind = (typeof complianceItems.$inferSelect)['kind']

export type SubjectKind = 'doctor' | 'staff' | 'clinic'

type Asked = Readonly<{ expected: readonly ComplianceKind[]; possible: readonly ComplianceKind[] }>

/** What people of a kind are asked for, and what may be entered of them besides: not everybody at a desk has a license. */
const asked: Readonly<Record<SubjectKind, Asked>> = {
  doctor: {
    expected: ['license', 'dea', 'board', 'malpractice', 'bls', 'hipaa_training', 'infection_control'],
    possible: [],
  },
  staff: { expected: ['hipaa_training'], possible: ['license', 'malpractice', 'bls', 'infection_control'] },
  clinic: { expected: ['clia', 'malpractice'], possible: [] },
}

export const isExpected = (of: SubjectKind, kind: ComplianceKind): boolean => asked[of].expected.includes(kind)

/** What is kept valid, in the order of the page: what a doctor must, and what a clinic must besides. */
const everyKind = [...new Set([...asked.doctor.expected, ...asked.clinic.expected])]

/** What there can be of somebody, in the order of the page. */
export const kindsOf = (of: SubjectKind): ComplianceKind[] =>
  everyKind.filter((kind) => isExpected(of, kind) || asked[of].possible.includes(kind))

/** The columns of the table of people. */
export const kindsOfPeople = kindsOf('doctor')

/** A number that opens more than a record does: whoever only reads sees its end. */
const guarded: ComplianceKind = 'dea'

/** A number as somebody reads it who does not enter it. */
export const shownNumber = (kind: ComplianceKind, number: string): string =>
  kind === guarded ? `•••••${number.slice(-4)}` : number
