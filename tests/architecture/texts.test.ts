import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isLocale, type Locale, locales } from '#app/core/i18n/locale.ts'
import { i693Pages, i693RuleEntries } from '#drizzle/seed/library/i693.ts'
import { blogEntries } from '#drizzle/seed/library/blog.ts'
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
import { policies } from '#drizzle/seed/library/policies.ts'
import { decisionReasonRows } from '#drizzle/seed/reference/decision-reasons.ts'
import { neighborhoods } from '#drizzle/seed/reference/neighborhoods.ts'
import { symptoms } from '#drizzle/seed/reference/symptoms.ts'
import { ticketMacros } from '#drizzle/seed/reference/ticket-macros.ts'
import { specialties } from '#drizzle/seed/reference/specialties.ts'
import { straightMarks, type ShownText, textFaults } from '#scripts/house/texts.ts'
import { filesUnder } from './source-files.ts'

/** Fields that hold what people type, which keeps the old words. */
const typed = new Set(['aliases', 'names', 'keywords', 'bookletNames', 'sources'])

/** Every text of a value, with the way to it; a localized one is told by its keys, others are in the locale that is given. */
function textsOf(where: string, value: unknown, locale: Locale | null): ShownText[] {
  if (typeof value === 'string') return locale ? [{ where, locale, text: value }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    if (typed.has(key)) return []
    return locale === null && isLocale(key) ? textsOf(where, inner, key) : textsOf(`${where}.${key}`, inner, locale)
  })
}

const catalogues = filesUnder(['app/locales'], /\.json$/).flatMap(({ path }) => {
  const locale = locales.find((each) => path.includes(`/${each}/`))!
  return textsOf(path, JSON.parse(readFileSync(path, 'utf8')), locale)
})

/** Of the legal pages only the versions in force: what was in force before stays as it was. */
const present = policies.filter(
  ({ key, version }) => policies.findLast((page) => page.key === key)?.version === version,
)

const rows = [
  ...[i693Pages, i693RuleEntries, modalityEntries, enrollmentEntries, insuranceCardEntries, insurancePages],
  ...[insuranceTermEntries, knowledgeTopics, labTestEntries, medicationEntries, present, specialties],
  ...[symptoms, neighborhoods, decisionReasonRows, ticketMacros],
].flat()

const library = [
  ...rows.flatMap((row, index) =>
    textsOf(`library ${'key' in row ? row.key : 'slug' in row ? row.slug : index}`, row, null),
  ),
  ...blogEntries.flatMap(({ number, translations }) =>
    translations
      .filter(({ origin }) => origin === 'human')
      .flatMap(({ locale, ...text }) => (isLocale(locale) ? textsOf(`post ${number}`, text, locale) : [])),
  ),
]

describe('what people read', () => {
  it('is read here in every locale', () => {
    for (const locale of locales) {
      expect(catalogues.filter((text) => text.locale === locale).length).toBeGreaterThan(1000)
      expect(library.filter((text) => text.locale === locale).length).toBeGreaterThan(500)
    }
  })

  it('is in the words that we have settled on, in the catalogues', () => {
    expect(textFaults(catalogues)).toEqual([])
  })

  it('has curly apostrophes and quotation marks in the English catalogues, but for what the specification gives letter for letter', () => {
    const given = new Set([
      "We couldn't verify this address. Please check that your information is correct before continuing.",
    ])
    expect(straightMarks(catalogues, given)).toEqual([])
  })

  it('has them in the English library, but for the legal pages in force, which stay as they were', () => {
    const legal = new Set(present.map(({ key }) => `library ${key}`))
    const isLegal = ({ where }: ShownText) => legal.has(where.split('.', 1)[0]!)
    expect(
      straightMarks(
        library.filter((text) => !isLegal(text)),
        new Set(),
      ),
    ).toEqual([])
  })

  it('is in the words that we have settled on, in the library', () => {
    expect(textFaults(library)).toEqual([])
  })
})

describe('the check of texts', () => {
  it.each([
    ['zh-Hans', '请付自付额', '自付额'],
    ['zh-Hans', '19岁以下', '未满'],
    ['zh-Hans', '打或发短信到988', '988'],
    ['zh-Hans', '這里', 'other script'],
    ['zh-Hans', '「好」', 'quotation'],
    ['zh-Hans', '好,可以', 'half-width'],
    ['zh-Hans', '还有 {{count}} 位', 'typed space'],
    ['zh-Hant', '網址 30 天內只能改一次', 'typed space'],
    ['zh-Hans', '送出', '提交'],
    ['zh-Hant', '私隱', '隱私'],
    ['zh-Hant', '化驗所', '檢驗'],
    ['zh-Hant', '搭巴士', '公車'],
    ['zh-Hant', '請出示身份證', '身分'],
    ['zh-Hant', '您的預約號', '預約編號'],
    ['en-US', 'Put me on the waiting list', 'waitlist'],
    ['en-US', 'Take it back', 'revoke'],
    ['en-US', 'This is no diagnosis', 'isn’t a'],
    ['en-US', 'Ticked appointments', 'select'],
    ['zh-Hant', '电话', 'other script'],
    ['zh-Hant', '“好”', 'quotation'],
    ['zh-Hans', '您的电邮', '电子邮箱'],
    ['zh-Hant', '更改密碼', '變更密碼'],
    ['zh-Hans', '查看工单', '客户问题'],
    ['zh-Hant', '處理客服單', '客戶問題'],
    ['en-US', 'Answer support tickets', 'customer’s question'],
    ['en-US', 'Call or text 988', '988'],
    ['en-US', 'Appointment cancelled', 'canceled'],
    ['en-US', 'two working days', 'business'],
    ['en-US', 'your neighbourhood', 'American'],
    ['en-US', 'They speak Mandarin, Cantonese, Fuzhounese and English', 'comma'],
    ['zh-Hans', '注册医生账户', '账号'],
    ['zh-Hant', '註冊醫師帳戶', '帳號'],
  ] as const)('finds in %s %s: %s', (locale, text, fault) => {
    expect(textFaults([{ where: 'app/locales/here', locale, text }]).join()).toContain(fault)
  })

  it('finds straight apostrophes, but not in text messages', () => {
    const text = (where: string) => ({ where, locale: 'en-US' as const, text: "It isn't free" })
    expect(straightMarks([text('here.lead'), text('here.sms')], new Set())).toEqual([
      'here.lead: a straight apostrophe',
    ])
  })

  it('leaves alone a bank’s account, a legal page in force, and English that is no list', () => {
    const catalogue = 'app/locales/here'
    const right = [
      { where: catalogue, locale: 'zh-Hant' as const, text: '寫上銀行帳戶的末四碼' },
      { where: 'library privacy', locale: 'zh-Hant' as const, text: '也沒有病人帳戶' },
      { where: catalogue, locale: 'en-US' as const, text: 'On the day, show it, print it, or send it.' },
      { where: catalogue, locale: 'en-US' as const, text: 'If it isn’t you, call and say so.' },
    ]
    expect(textFaults(right)).toEqual([])
  })

  it('leaves alone what is right', () => {
    const right = ['未满19岁，付定额手续费（copay）。', '{{name}} 专科护理师', '## 1. 带什么']
    expect(textFaults(right.map((text) => ({ where: 'here', locale: 'zh-Hans', text })))).toEqual([])
  })
})
