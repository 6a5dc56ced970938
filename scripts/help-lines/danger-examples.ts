import { readdirSync, readFileSync } from 'node:fs'
import { featuresOf } from '#app/modules/complaints/model.ts'
import { plainWords } from '#app/modules/complaints/plain-words.ts'
import { fold } from '#app/modules/directory/search/fold.ts'
import { type HelpTopic, helpTopics } from '#app/modules/help-lines/lines.ts'
import { emergenciesFolder, readTables } from '#scripts/complaints/compile-entries.ts'
import { numbersFrom, phrasingsOf } from '#scripts/complaints/phrasings.ts'
import { buckets, type Example } from '#scripts/complaints/train-model.ts'

export const sentencesFolder = 'app/modules/help-lines/sentences'

/** A sentence of ours, with the help that it needs; null where it only looks so. */
export type Sentence = { text: string; help: HelpTopic | null; file: string }

const isTopic = (text: string): text is HelpTopic => (helpTopics as readonly string[]).includes(text)

/** The sentences of danger and their harmless counterparts. @throws where a line is none */
export function readSentences(folder = sentencesFolder): Sentence[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .flatMap((file) =>
      readFileSync(`${folder}/${file}`, 'utf8')
        .trimEnd()
        .split('\n')
        .map((line, index) => {
          const [text = '', help = ''] = line.split('\t').map((part) => part.trim())
          if (text === '' || !(help === 'none' || isTopic(help))) throw new Error(`${file}:${index + 1}: ${line}`)
          return { text, help: isTopic(help) ? help : null, file }
        }),
    )
}

const columnOf = (help: string | null) => (help === null ? 0 : helpTopics.indexOf(help as HelpTopic) + 1)

export const plainText = (text: string) => plainWords(fold(text))

export const exampleOf = (text: string, help: string | null): Example => ({
  features: featuresOf(plainText(text), buckets),
  columns: [columnOf(help)],
  targets: [1],
})

/** What else the model learns from: the phrases of the tables, what undoes them, and complaints of every kind, which are none of danger. */
export function tableExamples(): Example[] {
  const random = numbersFrom(11)
  const emergencies = readTables(emergenciesFolder).entries
  const phrases = emergencies.flatMap((entry) =>
    entry.phrases.map((parts) => exampleOf(parts.join(random() < 0.5 ? ' ' : '了'), entry.help)),
  )
  const undone = emergencies.flatMap((entry) => entry.never.map((parts) => exampleOf(parts.join(' '), null)))
  const complaints = readTables().entries.flatMap((entry) => phrasingsOf(entry, random, 1))
  return [...phrases, ...undone, ...complaints.map((text) => exampleOf(text, null))]
}
