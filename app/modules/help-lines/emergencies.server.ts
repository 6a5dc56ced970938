import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { readCompiled } from '#app/modules/complaints/compiled.ts'
import { Matcher } from '#app/modules/complaints/matcher.ts'
import { Model } from '#app/modules/complaints/model.ts'

/** What `npm run train:complaints` makes of `tables/`. */
export const emergenciesFile = 'app/modules/help-lines/compiled/emergencies.txt'

/** What it learns from `tables/` and `sentences/`: shares of nothing and of each topic. */
export const dangerFile = 'app/modules/help-lines/compiled/danger.bin'

let known: Matcher | null = null
let learned: Model | null = null

/** Who needs help at once, as a table: read when a text is first looked at. */
export function emergencyMatcher(): Matcher {
  known ??= new Matcher(readCompiled(readFileSync(resolve(emergenciesFile), 'utf8')))
  return known
}

/** How likely a plain text is to tell of danger, of which kind. */
export function dangerModel(): Model {
  learned ??= Model.read(readFileSync(resolve(dangerFile)))
  return learned
}
