import { afterEach, describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { blogEntries } from '#drizzle/seed/library/blog.ts'
import { i693Pages, i693RuleEntries } from '#drizzle/seed/library/i693.ts'
import { modalityEntries } from '#drizzle/seed/library/imaging.ts'
import {
  enrollmentEntries,
  insuranceCardEntries,
  insurancePages,
  insuranceTermEntries,
} from '#drizzle/seed/library/insurance.ts'
import { knowledgeTopics } from '#drizzle/seed/library/knowledge.ts'
import { labTestEntries } from '#drizzle/seed/library/lab-tests.ts'
import { medicationEntries } from '#drizzle/seed/library/medications.ts'
import type { Source } from '#drizzle/schema/content.ts'
import { overdueSince, reviewDueOn, type ReviewedKind } from './review-due.ts'

afterEach(() => setClock(null))

describe('the day by which a text is to be reviewed', () => {
  it.each([
    ['medicine', '2027-11-02'],
    ['lab-test', '2028-11-02'],
    ['insurance-card', '2027-11-02'],
    ['exam-rule', '2027-05-02'],
  ] as const)('follows the last review of a %s', (kind, due) => {
    expect(reviewDueOn(kind, { reviewedOn: '2026-11-02' })).toBe(due)
  })

  it('is the one that was set, where one was', () => {
    expect(reviewDueOn('topic', { reviewedOn: '2026-11-02', reviewDueOn: '2026-12-24' })).toBe('2026-12-24')
  })

  it('is none for what nobody has to review', () => {
    expect(reviewDueOn('topic', { reviewedOn: null, reviewDueOn: null })).toBeNull()
    expect(overdueSince('specialty', {})).toBeNull()
  })

  it('has passed on the next day in New York, not in Greenwich', () => {
    const rule = { reviewedOn: '2026-11-02' }
    setClock(Date.parse('2027-05-03T03:59:00Z'))
    expect(overdueSince('exam-rule', rule)).toBeNull()
    setClock(Date.parse('2027-05-03T04:01:00Z'))
    expect(overdueSince('exam-rule', rule)).toBe('2027-05-02')
  })
})

describe('the facts that the library comes with', () => {
  type Fact = Readonly<{ sources: readonly Source[]; reviewedOn?: string | null; reviewDueOn?: string | null }>
  const facts: readonly [ReviewedKind, readonly Fact[]][] = [
    ['topic', [...knowledgeTopics, ...i693Pages, ...insurancePages, ...blogEntries]],
    ['medicine', medicationEntries],
    ['lab-test', labTestEntries],
    ['modality', modalityEntries],
    ['insurance-card', insuranceCardEntries],
    ['insurance-term', insuranceTermEntries],
    ['enrollment', enrollmentEntries],
    ['exam-rule', i693RuleEntries],
  ]

  it.each(facts)(
    'of the kind %s all name their sources, the day each was read, no later than the review, and the day by which it is read again',
    (kind, own) => {
      expect(own.length).toBeGreaterThan(0)
      for (const fact of own) {
        expect(fact.sources.length, JSON.stringify(fact).slice(0, 200)).toBeGreaterThan(0)
        for (const { publisher, title, url, readOn } of fact.sources) {
          expect(readOn, url).toMatch(/^20\d\d-\d\d-\d\d$/)
          expect(readOn! <= fact.reviewedOn!, url).toBe(true)
          expect(publisher && title).toBeTruthy()
          expect(url).toMatch(/^https:\/\//)
        }
        expect(fact.reviewedOn).toMatch(/^20\d\d-\d\d-\d\d$/)
        expect(reviewDueOn(kind, fact)! > fact.reviewedOn!).toBe(true)
      }
    },
  )
})
