import { beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { withPrefix } from '#app/core/i18n/locale.ts'
import { useSeededDatabase } from '#tests/setup/seeded-database.ts'
import { openPage, sentencesOf } from './document-request.ts'

useSeededDatabase()

/** One page of every kind that tells medical or insurance facts. */
const pages = [
  '/knowlege/hypertension',
  '/medication?name=acetaminophen',
  '/lab?test=complete-blood-count',
  '/lab/sti',
  '/radiology',
  '/health-insurance',
  '/app/i693',
  '/blogs/first-visit-checklist',
  '/specialty/cardiology',
]
const overdue = {
  'zh-Hans': '重新核对，现在已经过期',
  'zh-Hant': '重新核對，現在已經過期',
  'en-US': 'This page was due for review by',
} as const

describe.each(['zh-Hans', 'zh-Hant', 'en-US'] as const)('a page of facts, in %s', (locale) => {
  describe('in the year it was reviewed', () => {
    beforeEach(() => setClock(Date.parse('2026-11-23T15:00:00Z')))

    it.each(pages)('says nothing of a review: %s', async (path) => {
      expect(sentencesOf((await openPage(withPrefix(path, locale))).html)).not.toContain(overdue[locale])
    })
  })

  describe('years later', () => {
    beforeEach(() => setClock(Date.parse('2029-01-15T15:00:00Z')))

    it.each(pages)('says that its review is due: %s', async (path) => {
      expect(sentencesOf((await openPage(withPrefix(path, locale))).html)).toContain(overdue[locale])
    })
  })
})
