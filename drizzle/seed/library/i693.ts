import type { I693RuleEntry } from './entry.ts'
import { testRules, validityRules } from './i693/tests-and-validity.ts'
import { vaccineRules } from './i693/vaccines.ts'

export { bookletOnlyNames } from './i693/booklet.ts'
export { i693Pages } from './i693/pages.ts'

/** Rules of the immigration examination: vaccines, then tests, then how long a signed form is valid. */
export const i693RuleEntries: I693RuleEntry[] = [...vaccineRules, ...testRules, ...validityRules]
