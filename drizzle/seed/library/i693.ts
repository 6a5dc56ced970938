import { type I693RuleEntry, type PageEntry, withReadDays } from './entry.ts'
import { pages } from './i693/pages.ts'
import { testRules, validityRules } from './i693/tests-and-validity.ts'
import { vaccineRules } from './i693/vaccines.ts'

/** Rules of the immigration examination: vaccines, then tests, then how long a signed form is valid. */
export const i693RuleEntries: I693RuleEntry[] = [...vaccineRules, ...testRules, ...validityRules].map(withReadDays)

/** What is told around the examination: what to bring, what it costs, what happens after. */
export const i693Pages: PageEntry[] = pages.map(withReadDays)
