import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { readCompiled } from '#app/modules/complaints/compiled.ts'
import { Matcher } from '#app/modules/complaints/matcher.ts'
import { Model } from '#app/modules/complaints/model.ts'
import { Likeness } from './likeness.ts'

/** What `npm run train:complaints` makes of `tables/`. */
export const emergenciesFile = 'app/modules/help-lines/compiled/emergencies.txt'

/** What it learns from `tables/` and `sentences/`: shares of nothing and of each topic. */
export const dangerFile = 'app/modules/help-lines/compiled/danger.bin'

/** The sentences themselves, by what they share with a text. */
export const likenessFile = 'app/modules/help-lines/compiled/likeness.bin'

let known: Matcher | null = null
let learned: { model: Model; likeness: Likeness } | null = null

/** Who needs help at once, as a table: read when a text is first looked at. */
export function emergencyMatcher(): Matcher {
  known ??= new Matcher(readCompiled(readFileSync(resolve(emergenciesFile), 'utf8')))
  return known
}

/**
 * What a plain text is likely to tell: nothing, then the topics in their order. The model knows which words speak for danger, the vote of
 * like sentences how such words were meant; what both believe is believed more (docs/search.md).
 */
export function dangerShares(text: string): number[] {
  learned ??= {
    model: Model.read(readFileSync(resolve(dangerFile))),
    likeness: Likeness.read(readFileSync(resolve(likenessFile))),
  }
  const votes = learned.likeness.shares(text)
  const both = [...learned.model.shares(text)].map((share, column) => share * votes[column]!)
  const all = both.reduce((sum, share) => sum + share, 0)
  return both.map((share) => share / all)
}
