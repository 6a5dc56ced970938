import { inArray } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { fold } from '#app/modules/directory/search/fold.ts'
import { insuranceTerms } from '#drizzle/schema/content.ts'
import { findableTerm } from './insurance.server.ts'

/** Terms of bills, papers and enrollment, by slug: no doctor treats them, so whoever types one wants to know what it means. */
const ofPapers = [
  ...['premium', 'deductible', 'copay', 'coinsurance', 'out-of-pocket-maximum', 'allowed-amount', 'claim'],
  ...['explanation-of-benefits', 'surprise-bill', 'good-faith-estimate', 'prior-authorization', 'member-id'],
  ...['appeal', 'external-appeal', 'spend-down', 'pooled-trust', 'recertification', 'premium-tax-credit'],
  ...['open-enrollment', 'special-enrollment', 'initial-enrollment-period', 'late-enrollment-penalty', 'cobra'],
  ...['formulary', 'coordination-of-benefits', 'enrollment-assistor'],
]

/** Other names of theirs that ask for a doctor all the same: who is seen without insurance, a physician assistant. */
const ofCare: ReadonlySet<string> = new Set(
  ['自费看诊', '书面估价', 'paying cash', 'self pay', 'pa', 'navigator'].map(fold),
)

/** Whether a text is, as a whole, a term of insurance that no doctor treats. */
export async function namesInsuranceTerm(text: string): Promise<boolean> {
  const word = fold(text)
  if (word === '' || ofCare.has(word)) return false
  const rows = await db.select().from(insuranceTerms).where(inArray(insuranceTerms.slug, ofPapers))
  return rows.some((row) => findableTerm(row).names.includes(word))
}
