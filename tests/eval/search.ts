import { parseArgs } from 'node:util'
import { fold } from '#app/modules/directory/search/fold.ts'
import { helpTopicsIn } from '#app/modules/help-lines/recognize.server.ts'
import { closeDatabase } from '#app/core/database/database.server.ts'
import { baselines } from './baselines.ts'
import { measureDiseases, measureQuestions } from './complaints-data.ts'
import { listedBySpecialty, openDirectory, searchBy, type Ways } from './directory.ts'
import { measureNames } from './names.ts'
import { files, readRows, type FileName, type Row } from './rows.ts'

/**
 * npm run eval:search: how well queries are understood that were written by people who had been shown nothing of the search. Misses of
 * the open two thirds are printed; `--all` counts the closed third too and prints none of it. `--quick` leaves the comparisons out, `--from`
 * names another folder of queries: `tests/eval/second-queries` are somebody else's, with stricter answers, `tests/eval/third-queries` a third hand's,
 * `tests/eval/fourth-queries` a fourth's; `tests/eval/fifth-queries` are emergencies and their lookalikes only, by two more hands.
 */
const { values: options } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    from: { type: 'string', default: 'tests/eval/queries' },
  },
})

await openDirectory()
const listed = await listedBySpecialty()
const specialtiesOf = new Map<string, Set<string>>()
for (const [specialtyId, ids] of listed)
  for (const id of ids) specialtiesOf.set(id, (specialtiesOf.get(id) ?? new Set()).add(specialtyId))

type Score = {
  right: number
  empty: number
  asked: number
  leftOut: number
  misses: string[]
  byLanguage: Map<string, [number, number]>
}
type Find = (text: string) => Promise<{ ids: string[]; said: string }>

const ours =
  (ways: Ways): Find =>
  async (text) => {
    const { hits, understood } = await searchBy(ways, text)
    return {
      ids: hits.map(({ providerId }) => providerId),
      said: understood.map(({ kind, id, text: words }) => `${kind}:${id ?? words}`).join(' '),
    }
  }

async function scoreOf(rows: readonly Row[], find: Find): Promise<Score> {
  const score: Score = { right: 0, empty: 0, asked: 0, leftOut: 0, misses: [], byLanguage: new Map() }
  for (const { query, language, specialtyIds } of rows) {
    if (!specialtyIds.some((id) => listed.has(id))) {
      score.leftOut++
      continue
    }
    score.asked++
    const { ids, said } = await find(query)
    const isRight = ids.slice(0, 3).some((id) => specialtyIds.some((each) => specialtiesOf.get(id)?.has(each)))
    const counted = score.byLanguage.get(language) ?? [0, 0]
    score.byLanguage.set(language, [counted[0] + Number(isRight), counted[1] + 1])
    if (isRight) score.right++
    if (ids.length === 0) score.empty++
    if (!isRight) {
      const got = ids.slice(0, 3).map((id) => [...(specialtiesOf.get(id) ?? [])].join('/'))
      score.misses.push(
        `  ${language}\t${query}\twant ${specialtyIds.join()}\tgot ${got.join(' | ') || 'nobody'}\t${said}`,
      )
    }
  }
  return score
}

const share = (part: number, whole: number) => (whole === 0 ? '–' : (part / whole).toFixed(3))
const line = (name: string, { right, empty, asked, leftOut, byLanguage }: Score) =>
  `| ${name} | ${asked} | ${share(right, asked)} | ${share(empty, asked)} | ${leftOut} | ${[...byLanguage]
    .sort()
    .map(([language, [good, all]]) => `${language} ${good}/${all}`)
    .join(', ')} |`

const rowsOf = (name: FileName) => {
  const { open, closed } = readRows(options.from, name)
  return options.all ? [...open, ...closed] : open
}

console.log(`\n### Right doctor among the first three (${options.all ? 'all' : 'open part'})\n`)
console.log(
  '| queries | asked | right at 3 | empty | no doctor listed | by language |\n| --- | --- | --- | --- | --- | --- |',
)
const misses: string[] = []
for (const name of ['sentences', 'short'] as const) {
  const rows = rowsOf(name)
  const both = await scoreOf(rows, ours('both'))
  console.log(line(`${name}, both`, both))
  misses.push(...both.misses.map((miss) => `${name}${miss}`))
  if (options.all) {
    console.log(line(`${name}, closed third`, await scoreOf(readRows(options.from, name).closed, ours('both'))))
  }
  if (options.quick) continue
  console.log(line(`${name}, phrases alone`, await scoreOf(rows, ours('phrases'))))
  console.log(line(`${name}, model alone`, await scoreOf(rows, ours('model'))))
  for (const { name: engine, find } of await baselines(listed))
    console.log(line(`${name}, ${engine}`, await scoreOf(rows, find)))
}

function helpOf(rows: readonly Row[]) {
  const wrong = rows.filter(({ query, help }) => helpTopicsIn(fold(query))[0] !== (help || undefined))
  return { asked: rows.length, right: rows.length - wrong.length, wrong }
}
console.log('\n### Help first\n\n| queries | asked | right |\n| --- | --- | --- |')
for (const name of files.slice(2)) {
  const { asked, right, wrong } = helpOf(rowsOf(name))
  console.log(`| ${name} | ${asked} | ${share(right, asked)} (${asked - right} not) |`)
  if (options.all) {
    const closed = helpOf(readRows(options.from, name).closed)
    console.log(`| ${name}, closed third | ${closed.asked} | ${share(closed.right, closed.asked)} |`)
  }
  for (const { language, query, help } of wrong)
    misses.push(
      `${name}  ${language}\t${query}\twant ${help || 'none'}\tgot ${helpTopicsIn(fold(query)).join() || 'none'}`,
    )
}

if (!options.quick) {
  measureDiseases(listed)
  measureQuestions()
  await measureNames()
}
if (!options.all) console.log(`\nMisses:\n${misses.join('\n')}`)
await closeDatabase()
