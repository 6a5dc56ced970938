import { describe, expect, it } from 'vitest'
import { locales } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'

describe('examples inside search boxes', () => {
  it.each(locales)('fit into a line of a phone: %s', (locale) => {
    const directory = translator(locale, 'directory')
    const exams = translator(locale, 'exams')
    const library = translator(locale, 'library')
    const hints = [
      ...[directory('search.sayHint'), directory('search.whatHint')],
      ...[exams('lab.searchHint'), exams('insurance.glossary.hint')],
      ...[library('medication.searchHint'), library('topics.searchHint')],
    ]
    for (const hint of hints) expect(hint.length, hint).toBeLessThanOrEqual(locale === 'en-US' ? 24 : 11)
  })
})
