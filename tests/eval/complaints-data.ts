import { existsSync, readFileSync } from 'node:fs'
import { complaintKnowledge } from '#app/modules/complaints/knowledge.server.ts'
import { understandComplaint } from '#app/modules/complaints/understand.ts'
import { fold } from '#app/modules/directory/search/fold.ts'
import { departments } from './departments.ts'

/** Names of diseases and real questions with the department of a hospital. Nothing of them ships; they are read where they lie. */
const folder = '../shared/data/complaints'

function linesOf(name: string): string[][] | null {
  const path = `${folder}/${name}`
  if (!existsSync(path)) {
    console.log(`\n${path} is not here: left out.`)
    return null
  }
  const [, ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n')
  return lines.map((line) => line.split('\t'))
}

type Asked = { text: string; right: ReadonlySet<string> }

function count(title: string, asked: readonly Asked[]): void {
  const { matcher, model } = complaintKnowledge()
  const ways = { phrases: { matcher, model: null }, model: { matcher: null, model }, both: { matcher, model } }
  console.log(
    `\n### ${title} (${asked.length})\n\n| by | answered | right at 1 | right at 3 |\n| --- | --- | --- | --- |`,
  )
  for (const [name, knowledge] of Object.entries(ways)) {
    const tally = { answered: 0, first: 0, three: 0 }
    for (const { text, right } of asked) {
      const { specialtyIds } = understandComplaint(fold(text), knowledge)
      if (specialtyIds.length > 0) tally.answered++
      if (right.has(specialtyIds[0] ?? '')) tally.first++
      if (specialtyIds.slice(0, 3).some((id) => right.has(id))) tally.three++
    }
    const share = (part: number) => (part / asked.length).toFixed(3)
    console.log(`| ${name} | ${share(tally.answered)} | ${share(tally.first)} | ${share(tally.three)} |`)
  }
}

/** A disease's specialties: those of its departments that say any. */
export function measureDiseases(listed: ReadonlyMap<string, unknown>): void {
  const lines = linesOf('diseases.tsv')
  if (!lines) return
  const asked = lines.flatMap(([disease, names]) => {
    const right = new Set((names ?? '').split('|').flatMap((name) => departments[name] ?? []))
    return right.size > 0 ? [{ text: disease!, right }] : []
  })
  count(`Names of diseases of all departments that are mapped, ${listed.size} specialties listed`, asked)
}

export function measureQuestions(): void {
  const lines = linesOf('questions-internal.tsv')
  if (!lines) return
  count(
    'Questions to internal departments',
    lines.flatMap(([department, question]) =>
      departments[department!] ? [{ text: question!, right: new Set(departments[department!]) }] : [],
    ),
  )
}
