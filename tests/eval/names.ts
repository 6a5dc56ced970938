import { asc, eq } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { spellingsOf } from '#app/modules/directory/search/romanization/spellings.ts'
import { providers } from '#drizzle/schema/index.ts'
import { misspeltNames } from '#tests/bench/search/misspelt-names.ts'
import { Random } from '#tests/bench/search/random.ts'
import { searchBy } from './directory.ts'

type Asked = { id: string; text: string }
type Person = Pick<typeof providers.$inferSelect, 'id' | 'legalFirst' | 'legalLast' | 'nameHans' | 'nameHant'>

/** Names as they are written when they are written right. */
function writings(people: readonly Person[]): Record<string, Asked[]> {
  const asked: Record<string, Asked[]> = {
    Simplified: [],
    Traditional: [],
    'pinyin, in syllables': [],
    'pinyin, in one word': [],
    'Hong Kong spelling': [],
    'legal name': [],
    'legal name, surname first': [],
  }
  for (const { id, legalFirst, legalLast, nameHans, nameHant } of people) {
    const add = (way: string, text: string) => asked[way]!.push({ id, text })
    add('legal name', `${legalFirst} ${legalLast}`)
    add('legal name, surname first', `${legalLast} ${legalFirst}`)
    if (nameHant !== null) add('Traditional', nameHant)
    if (nameHans === null) continue
    add('Simplified', nameHans)
    const [pinyin, , , hongKong] = spellingsOf(nameHans).map(({ surnames, given }) => [
      surnames[0]!,
      ...given.map((options) => options[0]!),
    ])
    if (pinyin) {
      add('pinyin, in syllables', pinyin.join(' '))
      add('pinyin, in one word', pinyin.join(''))
    }
    if (hongKong) add('Hong Kong spelling', hongKong.join(' '))
  }
  return asked
}

const share = (part: number, whole: number) => (whole === 0 ? '–' : (part / whole).toFixed(3))

/** How often the doctor who was meant stands first and among the first three, by the way in which the name is written; right and wrong. */
export async function measureNames(): Promise<void> {
  const people = await db.select().from(providers).where(eq(providers.status, 'listed')).orderBy(asc(providers.id))
  const groups = { right: writings(people), 'with a slip or cut short': misspeltNames(new Random(5), people) }
  console.log('\n### Names\n\n| written | asked | right at 1 | right at 3 |\n| --- | --- | --- | --- |')
  for (const [group, ways] of Object.entries(groups)) {
    const all = { asked: 0, first: 0, three: 0 }
    for (const [way, asked] of Object.entries(ways)) {
      let [first, three] = [0, 0]
      for (const { id, text } of asked) {
        const rank = (await searchBy('both', text)).hits.findIndex(({ providerId }) => providerId === id)
        if (rank === 0) first++
        if (rank >= 0) three++
      }
      console.log(`| ${way} | ${asked.length} | ${share(first, asked.length)} | ${share(three, asked.length)} |`)
      all.asked += asked.length
      all.first += first
      all.three += three
    }
    console.log(`| all, ${group} | ${all.asked} | ${share(all.first, all.asked)} | ${share(all.three, all.asked)} |`)
  }
}
