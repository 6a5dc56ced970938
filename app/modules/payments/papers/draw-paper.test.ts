import { describe, expect, it } from 'vitest'
import { locales } from '#app/core/i18n/locale.ts'
import { drawPaper } from './draw-paper.server.ts'
import { paperIn, type PaperRow } from './paper.server.ts'
import { siteFont } from './woff.server.ts'

const row: PaperRow = {
  id: 'paper-1',
  paymentId: '01990000-0000-7000-8000-000000000000',
  kind: 'receipt',
  number: 'R-2026-000001',
  year: 2026,
  sequence: 1,
  eventId: 'event-1',
  lines: Array.from({ length: 12 }, (_, index) => ({
    label: {
      'zh-Hans': `专业版会员，第${index + 1}个月，按实际天数折算的差额（从升级那一天算起）`,
      'zh-Hant': `專業版會員，第${index + 1}個月，按實際天數折算的差額（從升級那一天算起）`,
      'en-US': `Professional plan, month ${index + 1}, prorated by the day from the day of the upgrade`,
    },
    quantity: 1,
    amountCents: 12_905,
    taxCents: 1_145,
  })),
  amountCents: 168_600,
  taxCents: 13_740,
  currency: 'USD',
  billedTo: { 'zh-Hans': '玉兰诊所', 'zh-Hant': '玉蘭診所', 'en-US': 'Magnolia Clinic' },
  locale: 'zh-Hans',
  issuedAt: Date.parse('2026-10-20T14:00:00Z'),
}

describe('a paper', () => {
  it('says everything in Chinese and in English', () => {
    const paper = paperIn(row, 'zh-Hant')
    expect(paper.kind).toEqual({ first: '收據', second: 'Receipt' })
    expect(paperIn(row, 'en-US').kind).toEqual({ first: 'Receipt', second: '收据' })
    expect(paper.facts.find(({ value }) => value.second === 'Magnolia Clinic')?.value.first).toBe('玉蘭診所')
    expect(paper.totals.map(({ amount }) => amount)).toEqual(['USD 1548.60', 'USD 137.40', 'USD 1686.00'])
  })

  it.each(locales)('is a PDF of less than 150 kB with the glyphs it needs and no others, in %s', async (locale) => {
    const pdf = await drawPaper(paperIn(row, locale))
    const text = pdf.toString('latin1')
    expect(text.startsWith('%PDF-1.')).toBe(true)
    expect(pdf.length).toBeLessThan(150_000)
    // A Chinese and a Latin face at least, each a subset: six letters and a plus stand before its name.
    expect(text.match(/\/FontName \/[A-Z]{6}\+NotoSans/g)!.length).toBeGreaterThanOrEqual(2)
  })
})

describe('a font', () => {
  it('comes out of its package as fonts lie on a disk', () => {
    const font = siteFont('sc', 'latin', 400)
    expect(font.readUInt32BE(0)).toBe(0x00010000)
    expect(() => siteFont('sc', 'klingon', 400)).toThrow()
  })
})
