import { helpTopics } from '#app/modules/help-lines/lines.ts'
import { numbersFrom } from '#scripts/complaints/phrasings.ts'
import { modelBytes, quantized, weightsFrom } from '#scripts/complaints/train-model.ts'
import { exampleOf, plainText, readSentences, type Sentence, tableExamples } from './danger-examples.ts'

/** A sentence says more than a phrase of a table. */
const perSentence = 3

/** The model of danger: column 0 is none, the others are the topics in their order. */
export function dangerModelOf(sentences: readonly Sentence[], tables = tableExamples()) {
  const own = sentences.map(({ text, help }) => exampleOf(text, help))
  const examples = [...tables, ...Array.from({ length: perSentence }, () => own).flat()]
  return quantized(weightsFrom(examples, helpTopics.length + 1, numbersFrom(5)), [...helpTopics], 1, 0)
}

export function trainDanger(report: (line: string) => void): Uint8Array {
  const sentences = readSentences()
  const tables = tableExamples()
  const seen = dangerModelOf(
    sentences.filter((_, index) => index % 6 !== 5),
    tables,
  )
  const held = sentences.filter((_, index) => index % 6 === 5)
  const isAlarm = ({ text }: Sentence) => 1 - seen.shares(plainText(text))[0]! > 0.5
  const share = (of: readonly Sentence[]) => ((of.filter(isAlarm).length / of.length) * 100).toFixed(1)
  const [danger, harmless] = [held.filter(({ help }) => help !== null), held.filter(({ help }) => help === null)]
  report(
    `danger: of sentences it has not seen ${share(danger)} % of ${danger.length} are alarms, ${share(harmless)} % of ${harmless.length} harmless ones`,
  )
  return modelBytes(dangerModelOf(sentences, tables))
}
