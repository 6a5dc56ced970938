import { helpTopics } from '#app/modules/help-lines/lines.ts'
import type { Model } from '#app/modules/complaints/model.ts'
import { numbersFrom } from '#scripts/complaints/phrasings.ts'
import { modelBytes, quantized, weightsFrom } from '#scripts/complaints/train-model.ts'
import {
  columnOf,
  dangerFeatures,
  exampleOf,
  harmlessExamples,
  harmlessTexts,
  plainText,
  readSentences,
  type Sentence,
} from './danger-examples.ts'
import { likenessBytes } from './train-likeness.ts'

/** The model of danger: column 0 is none, the others are the topics in their order. */
export function dangerModelOf(sentences: readonly Sentence[], harmless = harmlessExamples()): Model {
  const examples = [...harmless, ...sentences.map(({ text, help }) => exampleOf(text, help))]
  const weights = weightsFrom(examples, helpTopics.length + 1, numbersFrom(5), dangerFeatures)
  return quantized(weights, [...helpTopics], 1, 0, dangerFeatures)
}

/** Sentences of ordinary complaints vote against danger. */
export function likenessOf(sentences: readonly Sentence[]): Uint8Array {
  const told = sentences.map(({ text, help }) => ({ text: plainText(text), column: columnOf(help) }))
  return likenessBytes([...harmlessTexts().map((text) => ({ text, column: 0 })), ...told], helpTopics.length + 1)
}

export function trainDanger(report: (line: string) => void): { model: Uint8Array; likeness: Uint8Array } {
  const sentences = readSentences()
  const harmless = harmlessExamples()
  const seen = dangerModelOf(
    sentences.filter((_, index) => index % 6 !== 5),
    harmless,
  )
  const held = sentences.filter((_, index) => index % 6 === 5)
  const isAlarm = ({ text }: Sentence) => 1 - seen.shares(plainText(text))[0]! > 0.5
  const share = (of: readonly Sentence[]) => ((of.filter(isAlarm).length / of.length) * 100).toFixed(1)
  const [danger, calm] = [held.filter(({ help }) => help !== null), held.filter(({ help }) => help === null)]
  report(
    `danger: of sentences it has not seen ${share(danger)} % of ${danger.length} are alarms, ${share(calm)} % of ${calm.length} harmless ones`,
  )
  return { model: modelBytes(dangerModelOf(sentences, harmless)), likeness: likenessOf(sentences) }
}
