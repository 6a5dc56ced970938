import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { readCompiled } from '#app/modules/complaints/compiled.ts'
import { Matcher } from '#app/modules/complaints/matcher.ts'

/** What `npm run train:complaints` makes of `tables/`. */
export const emergenciesFile = 'app/modules/help-lines/compiled/emergencies.txt'

let known: Matcher | null = null

/** Who needs help at once, as a table: read when a text is first looked at. */
export function emergencyMatcher(): Matcher {
  known ??= new Matcher(readCompiled(readFileSync(resolve(emergenciesFile), 'utf8')))
  return known
}
