import { describe, expect, it } from 'vitest'
import { fold } from '#app/modules/directory/search/fold.ts'
import { helpTopics } from '#app/modules/help-lines/lines.ts'
import { helpTopicsIn } from '#app/modules/help-lines/recognize.server.ts'
import { readSentences } from './danger-examples.ts'

const sentences = readSentences()
const topicsOf = (text: string) => helpTopicsIn(fold(text))

describe('the sentences that the model of danger learns from', () => {
  it('are some of every topic, and as many harmless ones that look alike', () => {
    for (const topic of helpTopics) expect(sentences.filter(({ help }) => help === topic).length).toBeGreaterThan(300)
    const harmless = sentences.filter(({ help }) => help === null).length
    expect(harmless).toBeGreaterThan(sentences.length * 0.4)
    expect(new Set(sentences.map(({ text }) => text)).size).toBeGreaterThan(sentences.length * 0.99)
  })

  // How it does on what it has not seen is told by `npm run eval:search`; this holds that it was trained and is read.
  it('are told from one another by what was learned', () => {
    const danger = sentences.filter(({ help }) => help !== null)
    const harmless = sentences.filter(({ help }) => help === null)
    const told = danger.filter(({ text }) => topicsOf(text).length > 0).length / danger.length
    const alarms = harmless.filter(({ text }) => topicsOf(text).length > 0).length / harmless.length
    expect(told).toBeGreaterThan(0.93)
    expect(alarms).toBeLessThan(0.05)
  })
})
