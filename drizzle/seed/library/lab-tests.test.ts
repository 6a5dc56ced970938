import { describe, expect, it } from 'vitest'
import { labPanelEntries, labTestEntries } from './lab-tests.ts'
import { concerns, labCategories } from './lab-tests/shape.ts'
import { wordingFaults } from './lab-tests/wording.ts'

const slugs = labTestEntries.map(({ slug }) => slug)
const windows = labTestEntries.flatMap(({ slug, window }) => (window ? [{ slug, ...window }] : []))

describe('the lab tests', () => {
  it('are enough to be worth reading, each under a slug of its own', () => {
    expect(slugs.length).toBeGreaterThanOrEqual(44)
    expect(new Set(slugs).size).toBe(slugs.length)
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it('fill every category, in the order of the page', () => {
    const order = labTestEntries.map(({ category }) =>
      labCategories.indexOf(category as (typeof labCategories)[number]),
    )
    expect(order).toEqual([...order].sort((a, b) => a - b))
    expect(new Set(order)).toEqual(new Set(labCategories.keys()))
  })

  it('name a public source, a plausible wait and a well-formed LOINC code', () => {
    for (const test of labTestEntries) {
      expect(test.sources.length, test.slug).toBeGreaterThan(0)
      for (const { url, publisher, title } of test.sources) {
        expect(url).toMatch(/^https:\/\/[a-z.]+\.(gov|org)\//)
        expect(publisher && title).toBeTruthy()
      }
      expect(test.turnaroundMinDays, test.slug).toBeLessThanOrEqual(test.turnaroundMaxDays)
      expect(test.turnaroundMinDays, test.slug).toBeGreaterThanOrEqual(0)
      if (test.fastingHours != null) expect([4, 8, 12], test.slug).toContain(test.fastingHours)
      if (test.loinc != null) expect(hasLoincCheckDigit(test.loinc), `${test.slug} ${test.loinc}`).toBe(true)
    }
    const codes = labTestEntries.flatMap(({ loinc }) => loinc ?? [])
    expect(new Set(codes).size).toBe(codes.length)
    expect(labTestEntries.find(({ slug }) => slug === 'hba1c')?.loinc).toBe('4548-4')
    expect(labTestEntries.find(({ slug }) => slug === 'tsh')?.loinc).toBe('3016-3')
    expect(labTestEntries.find(({ slug }) => slug === 'hepatitis-b-surface-antigen')?.loinc).toBe('5196-1')
  })

  it('say in every language that a clinician reads the result', () => {
    for (const { slug, meaning } of labTestEntries) {
      expect(meaning['en-US'], slug).toMatch(/clinician/)
      expect(meaning['zh-Hans'], slug).toMatch(/医生/)
      expect(meaning['zh-Hant'], slug).toMatch(/醫生/)
    }
  })

  it('are written cleanly in three locales', () => {
    expect(labTestEntries.flatMap((test) => wordingFaults(test.slug, test))).toEqual([])
    expect(labPanelEntries.flatMap((panel) => wordingFaults(panel.slug, panel))).toEqual([])
  })
})

describe('the windows after an exposure', () => {
  it('cover every concern and no other', () => {
    expect(new Set(windows.flatMap((window) => window.concerns))).toEqual(new Set(concerns))
  })

  it('begin before they end, and each says what it means', () => {
    for (const { slug, earliestDay, conclusiveDay, note } of windows) {
      expect(earliestDay, slug).toBeGreaterThan(0)
      expect(earliestDay, slug).toBeLessThanOrEqual(conclusiveDay)
      expect(conclusiveDay, slug).toBeLessThanOrEqual(180)
      expect(note, slug).not.toBeNull()
    }
  })

  it.each([
    ['hiv-antigen-antibody', 18, 45],
    ['hiv-rapid', 18, 90],
    ['hiv-self-test', 23, 90],
    ['hiv-rna', 10, 33],
    ['chlamydia-gonorrhea-naat', 7, 14],
    ['syphilis', 21, 90],
    ['hepatitis-b-surface-antigen', 28, 180],
    ['hepatitis-c-antibody', 56, 180],
    ['hepatitis-c-rna', 14, 180],
    ['trichomonas-naat', 7, 28],
    ['herpes-igg', 28, 112],
    ['mpox-swab', 3, 21],
  ])('of %s is day %i to day %i', (slug, earliest, conclusive) => {
    const window = windows.find((row) => row.slug === slug)
    expect([window?.earliestDay, window?.conclusiveDay]).toEqual([earliest, conclusive])
  })
})

describe('the panels', () => {
  it('are made of tests of the catalogue, each once', () => {
    expect(labPanelEntries.length).toBeGreaterThanOrEqual(8)
    expect(new Set(labPanelEntries.map(({ slug }) => slug)).size).toBe(labPanelEntries.length)
    for (const { slug, testSlugs } of labPanelEntries) {
      expect(testSlugs.length, slug).toBeGreaterThan(1)
      expect(new Set(testSlugs).size, slug).toBe(testSlugs.length)
      for (const test of testSlugs) expect(slugs, slug).toContain(test)
    }
  })
})

/** The last digit of a LOINC code is a Mod 10 check digit over the digits before the hyphen. */
function hasLoincCheckDigit(code: string): boolean {
  const match = /^(\d{3,6})-(\d)$/.exec(code)
  if (!match) return false
  const sum = [...match[1]!].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return (10 - (sum % 10)) % 10 === Number(match[2])
}
