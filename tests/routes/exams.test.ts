import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import type { loader as insurance } from '#app/routes/public/library/health-insurance.tsx'
import type { action as checkAction, loader as exam } from '#app/routes/public/library/i693.tsx'
import type { loader as locations } from '#app/routes/public/library/lab-locations.tsx'
import type { loader as sti } from '#app/routes/public/library/lab-sti.tsx'
import type { loader as labs } from '#app/routes/public/library/lab.tsx'
import type { loader as imaging } from '#app/routes/public/library/radiology.tsx'
import { dialect } from '#drizzle/dialect.ts'
import { seedLibrary } from '#drizzle/seed/seed-library.ts'
import { useSeededDatabase } from '#tests/setup/seeded-database.ts'
import { openPage, sentencesOf } from './document-request.ts'
import { naughtyMissing, naughtyStrings } from './naughty-strings.ts'
import { get, post } from './route-request.ts'

useSeededDatabase()

beforeAll(async () => {
  await withTransaction(seedLibrary)
})

// The pages of the house are in force from 2 November 2026; Tuesday, 10:00 in New York.
beforeEach(() => setClock(Date.parse('2026-11-10T15:00:00Z')))

const strings = dialect === 'sqlite' ? naughtyStrings : naughtyStrings.filter((_, index) => index % 4 === 3)

const pages = [
  '/lab',
  '/lab?test=complete-blood-count',
  '/lab?q=%E8%82%9D&category=liver-and-hepatitis',
  '/lab?q=zzzzzz',
  '/lab/sti',
  '/lab/locations',
  '/lab/locations?service=sti&near=flushing&open=1',
  '/radiology',
  '/radiology?modality=mri&contrast=yes&pregnant=1&implants=1&tight=1',
  '/health-insurance',
  '/health-insurance?q=%E8%87%AA%E4%BB%98&letter=D',
  '/app/i693',
]

/** The text of a page, with the notes for scripts taken out. */
const visible = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, '')

/** A text that is missing shows its key; a placeholder that is not filled its braces. */
const unfilled =
  /\{\{|>(?:search|next|lab|labCategory|test|locations|place|places|sti|radiology|insurance|i693)\.[a-zA-Z_.-]+<|undefined|\[object|NaN/g

describe('every page of tests, examinations and insurance', () => {
  it.each(pages.flatMap((path) => locales.map((locale) => [withPrefix(path, locale), locale] as const)))(
    'is whole and in its own language: %s',
    async (address, locale) => {
      const { status, html } = await openPage(address)
      expect(status).toBe(200)
      expect(html).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${locale}"`))
      expect(html.match(/<h1[ >]/g)).toHaveLength(1)
      expect(visible(html).match(unfilled) ?? []).toEqual([])
      const ids = [...visible(html).matchAll(/ id="([^"]*)"/g)].map((match) => match[1])
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
      expect(html).toContain('aria-current="page"')
    },
  )

  it('links to anchors that are there', async () => {
    for (const path of pages) {
      const { html } = await openPage(path)
      const missing = [...visible(html).matchAll(/href="#([^"]+)"/g)]
        .map((match) => match[1]!)
        .filter((id) => !html.includes(`id="${id}"`))
      expect(missing, path).toEqual([])
    }
  })

  it('asks search engines for the page itself and for tests, not for searches and answers', async () => {
    const isIndexable = async (path: string) =>
      ((await get<typeof labs>(path)).data as { head: { isIndexable: boolean } }).head.isIndexable
    expect(await Promise.all(pages.map(isIndexable))).toEqual([
      ...[true, true, false, false],
      ...[true, true, false],
      ...[true, false],
      ...[true, false, true],
    ])
  })
})

describe('/lab', () => {
  it('tells a test by its slug, and does not know any other', async () => {
    const { data } = await get<typeof labs>('/en-US/lab?test=complete-blood-count')
    expect(data.test).toMatchObject({ slug: 'complete-blood-count', loinc: '58410-2', category: 'blood-count' })
    expect(data.head.path).toBe('/lab?test=complete-blood-count')
    expect(data.test!.sources.length).toBeGreaterThan(0)
    expect((await get<typeof labs>('/lab?test=nothing')).status).toBe(404)
    expect((await get<typeof labs>('/lab?test=')).status).toBe(404)
  })

  it('finds the same test from every language', async () => {
    for (const q of ['血常规', '血常規', 'complete blood count', 'cbc']) {
      const { data } = await get<typeof labs>(`/lab?${new URLSearchParams({ q })}`)
      expect(data.hub!.tests[0]?.slug, q).toBe('complete-blood-count')
    }
  })
})

describe('/lab/sti', () => {
  it('has the whole table and PEP first, without a script', async () => {
    const { html } = await openPage('/en-US/lab/sti')
    const { data } = await get<typeof sti>('/en-US/lab/sti')
    expect(data.found.concerns).toEqual([
      'hiv',
      'chlamydia',
      'gonorrhea',
      'syphilis',
      'hepatitis-b',
      'hepatitis-c',
      'trichomonas',
      'herpes',
      'mpox',
    ])
    const rows = visible(html).match(/<tr data-concerns="[^"]+"/g) ?? []
    expect(rows).toHaveLength(data.found.windows.length)
    expect(html).toMatch(/data-earliest="18" data-conclusive="45"/)
    // A swab of a sore has no day to wait for.
    expect(html).toMatch(/<tr data-concerns="mpox"><th/)
    expect(html.indexOf('tel:+18443737692')).toBeLessThan(html.indexOf('<table'))
    expect(html).toContain('Oct 19, 2026')
    expect(html).toContain('Nov 15, 2026')
  })

  it('has no form, no name and no address by which an answer could leave', async () => {
    const { html } = await openPage('/lab/sti')
    const asked = /<div [^>]*data-sti=""[\s\S]*?data-sti-status=""/.exec(html)?.[0] ?? ''
    expect(asked).toMatch(/hidden=""/)
    expect(asked).toContain('id="exposed-year"')
    expect(asked).not.toMatch(/<form|<button| name=| action=| href=/)
    // Checkboxes have no autocompletion to turn off; the island clears them when a page comes back.
    expect(asked.match(/<input type="text"[^>]*autoComplete="off"/gi)).toHaveLength(3)
    // Nor is it inside one.
    const before = html.slice(0, html.indexOf('data-sti=""'))
    expect(before.split('<form').length).toBe(before.split('</form>').length)
  })

  it('answers the same whatever an address says', async () => {
    const plain = await get<typeof sti>('/lab/sti')
    const asked = await get<typeof sti>('/lab/sti?exposed=2026-11-01&concern=hiv')
    expect(asked.data).toEqual(plain.data)
  })
})

describe('/lab/locations', () => {
  it('filters by what an address asks', async () => {
    const all = (await get<typeof locations>('/lab/locations')).data.found
    expect(all.facilities.length).toBeGreaterThan(2)
    const some = (await get<typeof locations>('/lab/locations?service=sti')).data.found
    expect(some.facilities.length).toBeGreaterThan(0)
    expect(some.facilities.length).toBeLessThan(all.facilities.length)
    expect(some.facilities.every(({ services }) => services[0]!.code === 'sti')).toBe(true)
    const none = (await get<typeof locations>('/lab/locations?near=nowhere')).data.found
    expect(none.facilities).toEqual([])
    expect((await openPage('/lab/locations?near=nowhere')).html).toContain('class="empty"')
  })

  it('lists every place without the map', async () => {
    const { html } = await openPage('/en-US/lab/locations')
    const { data } = await get<typeof locations>('/en-US/lab/locations')
    for (const { slug, phone } of data.found.facilities) {
      expect(html).toContain(`id="place-${slug}"`)
      if (phone) expect(html).toContain(`href="tel:${phone}"`)
    }
  })
})

describe('/radiology', () => {
  const asked = '/radiology?modality=mri&contrast=unsure&implants=1'

  it('makes a list in two languages and keeps it nowhere', async () => {
    for (const [locale, other] of [
      ['zh-Hans', 'I have metal or a device in my body.'],
      ['zh-Hant', 'I have metal or a device in my body.'],
      ['en-US', '我身体里有金属或仪器。'],
    ] as const) {
      const { html, headers } = await openPage(withPrefix(asked, locale))
      expect(html).toContain(other)
      expect(html).toContain('id="checklist"')
      expect(headers.get('Cache-Control')).toBe('private, no-store')
      expect(headers.get('X-Robots-Tag')).toBe('noindex, nofollow')
    }
    const { data } = await get<typeof imaging>(asked)
    expect(data.sheet!.parts.map(({ part }) => part)).toEqual(['implants', 'before', 'contrastUnsure', 'bring'])
    expect(data.sheet!.parts.every(({ lines }) => lines.length > 0)).toBe(true)
    expect(
      data.sheet!.parts.flatMap(({ lines }) => lines).every(({ text, other }) => text !== '' && other !== ''),
    ).toBe(true)
  })

  it.each([
    ['zh-Hans', '2026年11月2日查阅'],
    ['zh-Hant', '2026年11月2日查閱'],
    ['en-US', 'read Nov 2, 2026'],
  ] as const)('shows beside each source the day it was read, in %s', async (locale, read) => {
    const places = [
      '/radiology',
      '/app/i693',
      '/health-insurance',
      '/knowlege/hypertension',
      '/lab?test=hba1c',
      '/medication?name=metformin',
    ]
    for (const place of places) {
      const { html } = await openPage(withPrefix(place, locale))
      const list = /<ul class="sources">[\s\S]*?<\/ul>/.exec(sentencesOf(html))?.[0] ?? ''
      const sources = list.match(/<li>/g)?.length ?? 0
      expect(sources, place).toBeGreaterThan(0)
      expect(list.split(read).length - 1, place).toBe(sources)
    }
  })

  it('says on the paper whose words these are and when they were compared', async () => {
    const { html } = await openPage(`/en-US${asked}`)
    const sheet = /<section id="checklist"[\s\S]*?Print/.exec(sentencesOf(html))![0]
    expect(sheet).toMatch(/Sources: [^<]*RadiologyInfo[^<]* \(read Nov 2, 2026\)[^<]* Checked Nov 2, 2026\./)
    // Paper says where it comes from and whom to call.
    const printed = /<div class="print-head">.*?<\/div>/.exec(html)![0].replace(/<[^>]*>/g, '')
    expect(printed).toMatch(/ \(212\) 555-0100From http\S+?Printed from the site as of \w{3} \d+, \d{4}$/)
  })

  it('may be kept without answers', async () => {
    expect((await openPage('/radiology')).headers.get('Cache-Control')).toBeNull()
    expect((await openPage('/radiology?near=flushing')).headers.get('Cache-Control')).toBeNull()
  })

  it('says something for every answer at every examination', async () => {
    const { modalities } = (await get<typeof imaging>('/radiology')).data
    for (const { slug } of modalities) {
      const { data } = await get<typeof imaging>(
        `/en-US/radiology?modality=${slug}&contrast=yes&pregnant=1&implants=1&tight=1`,
      )
      const parts = data.sheet!.parts.map(({ part, lines }) => [part, lines.length > 0])
      for (const part of ['pregnant', 'implants', 'tight', 'contrast']) {
        expect(parts, `${slug} ${part}`).toContainEqual([part, true])
      }
    }
    expect((await get<typeof imaging>('/radiology?modality=nothing&contrast=yes')).data.sheet).toBeNull()
  })
})

describe('/health-insurance', () => {
  it('counts the doctors of a plan as the list of doctors does', async () => {
    const { panels } = (await get<typeof insurance>('/health-insurance')).data
    const plan = panels.flatMap(({ plans }) => plans).find(({ count }) => count > 0)!
    const { data } = await get<never>(`/doctor?plan=${plan.slug}`)
    expect((data as { results: { total: number } }).results.total).toBe(plan.count)
  })

  it('tells changes and lasting advice apart, and what is dated bears its date', async () => {
    const { html } = await openPage('/en-US/health-insurance')
    const section = (id: string) => new RegExp(`aria-labelledby="${id}"[\\s\\S]*?</section>`).exec(html)![0]
    expect(section('notices')).toContain('id="notice-essential-plan-2026"')
    expect(section('notices')).toContain('Posted Nov 2, 2026')
    expect(section('notices')).not.toContain('id="notice-how-to-use-your-card"')
    expect(section('guides')).toContain('id="notice-how-to-use-your-card"')
    expect(section('guides')).not.toContain('Posted')
  })

  it('gives telephone numbers that can be called', async () => {
    const { html } = await openPage('/en-US/health-insurance')
    const main = /<main[\s\S]*<\/main>/.exec(html)![0]
    expect(main.match(/(?<![\d>])1-8\d{2}-\d{3}-\d{4}/g)).toBeNull()
    expect(main).toContain('<a class="num nb" href="tel:+18886926116">1-888-692-6116</a>')
  })

  it('puts the words that are searched for first', async () => {
    const { html } = await openPage('/en-US/health-insurance?q=premium')
    expect(html.indexOf('id="glossary"')).toBeLessThan(html.indexOf('id="plans"'))
    const { html: whole } = await openPage('/en-US/health-insurance')
    expect(whole.indexOf('id="glossary"')).toBeGreaterThan(whole.indexOf('id="plans"'))
  })
})

describe('/app/i693', () => {
  const path = '/app/i693'
  const signed = { examYear: '2026', examMonth: '11', examDay: '10' }
  const mother = { birthYear: '1980', birthMonth: '5', birthDay: '20', ...signed }

  const statesOf = async (fields: Record<string, string>) => {
    const [{ data }, { data: page }] = await Promise.all([
      post<typeof checkAction>(path, fields),
      get<typeof exam>(path),
    ])
    const codes = new Map(page.rules.map(({ id, code }) => [id, code]))
    return Object.fromEntries(data.states!.map(({ id, state }) => [codes.get(id), state]))
  }

  it('answers the family of the story by the rules of the house', async () => {
    expect(await statesOf({ ...mother, birthYear: '1968', birthMonth: '3', birthDay: '2' })).toMatchObject({
      'hepatitis-b': 'due',
      mmr: 'due',
      syphilis: 'not_age_appropriate',
      influenza: 'due',
      'covid-19': 'retired',
      igra: 'due',
    })
    expect(await statesOf(mother)).toMatchObject({ syphilis: 'not_age_appropriate', 'polio-adults': 'proof_or_titer' })
    expect(await statesOf({ ...mother, birthYear: '2010', birthMonth: '2', birthDay: '14' })).toMatchObject({
      menacwy: 'due',
      'hepatitis-a': 'due',
      igra: 'due',
    })
    expect(await statesOf({ ...mother, birthYear: '2025', birthMonth: '9', birthDay: '5' })).toMatchObject({
      igra: 'not_age_appropriate',
      mmr: 'due',
      varicella: 'due',
      rotavirus: 'not_age_appropriate',
      influenza: 'due',
    })
    expect(await statesOf({ ...mother, pregnant: '1' })).toMatchObject({
      mmr: 'not_in_pregnancy',
      varicella: 'not_in_pregnancy',
    })
  })

  const body = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) })

  it.each(locales)('answers a posted form in %s and keeps it nowhere', async (locale) => {
    const { status, html, headers } = await openPage(withPrefix(path, locale), body(mother))
    expect(status).toBe(200)
    expect(headers.get('Cache-Control')).toBe('private, no-store')
    expect(headers.get('Set-Cookie')).toBeNull()
    expect(html).toMatch(/data-result=""(?! hidden)[^>]*><span class="tag tag--warm">/)
    // What was typed is in its fields, and in no address of the page.
    expect(html).toContain('value="1980"')
    const addresses = [...html.matchAll(/(?:href|action|src)="([^"]*)"/g)].map((match) => match[1]!)
    expect(addresses.filter((address) => /birth|1980|exam(?:Year|Day)/.test(address))).toEqual([])
  })

  it('asks by POST only', async () => {
    const { html } = await openPage(path)
    const form = /<form[^>]*data-i693=""[^>]*>/.exec(html)![0]
    expect(form).toMatch(/method="post"/)
    expect((await get<typeof exam>(`${path}?birthYear=1980&birthMonth=5&birthDay=20`)).data).toEqual(
      (await get<typeof exam>(path)).data,
    )
    expect(visible(html)).toMatch(/<td [^>]*data-result="" hidden=""/)
  })

  it.each([
    [{ birthMonth: '13' }, 'birth_unreadable'],
    [{ birthYear: '2027' }, 'birth_future'],
    [{ birthYear: '1901' }, 'birth_too_old'],
    [{ examMonth: 'soon' }, 'exam_unreadable'],
    [{ examYear: '2031' }, 'exam_far'],
  ])('says what is wrong with %j and keeps what was typed', async (given, refusal) => {
    const fields = { ...mother, ...given }
    const { status, data } = await post<typeof checkAction>(path, fields)
    expect(status).toBe(400)
    expect(data).toMatchObject({ refusal, states: null, answers: { year: fields.birthYear, month: fields.birthMonth } })
    const { html, headers } = await openPage(`/en-US${path}`, body(fields))
    expect(html).toContain('role="alert"')
    expect(headers.get('Cache-Control')).toBe('private, no-store')
  })

  it('marks the rule for a form signed today', async () => {
    const { data } = await get<typeof exam>(path)
    expect(data.rules.find(({ id }) => id === data.validityId)?.code).toBe('while-pending')
  })

  it('does not tick MenACWY by the booklet’s A and A+C', async () => {
    const { rules } = (await get<typeof exam>(path)).data
    const names = rules.find(({ code }) => code === 'menacwy')!.bookletNames
    expect(names.length).toBeGreaterThan(0)
    expect(names).not.toContain('流脑A+C')
    expect((await openPage(path)).html).toMatch(/流脑A、流脑A\+C/)
  })
})

describe.skipIf(naughtyMissing !== '')(`naughty strings${naughtyMissing}`, () => {
  it('are words, filters and answers like any other', async () => {
    for (const [index, text] of strings.entries()) {
      const query = (names: string[]) => new URLSearchParams(names.map((name) => [name, text])).toString()
      const addresses = [
        `/lab?${query(['q', 'category'])}`,
        `/lab/locations?${query(['near', 'service', 'lang', 'plan', 'walkin', 'home', 'open'])}`,
        `/radiology?${query(['modality', 'contrast', 'pregnant', 'implants', 'tight', 'near', 'service'])}`,
        `/health-insurance?${query(['q', 'letter'])}`,
      ]
      // Each string goes to one of the pages, and the loop lets the runner speak in between.
      const address = addresses[index % addresses.length]!
      expect((await get<never>(address)).status, address).toBe(200)
      await new Promise(setImmediate)
      expect([200, 404], text).toContain((await get<never>(`/lab?${query(['test'])}`)).status)
    }
  })

  it('come out of a page as text', async () => {
    const marked = strings.filter((each) => /[<>"']/.test(each) && each.length < 90)
    for (const [index, text] of marked.entries()) {
      // A document takes a while to make: each page has its share of the strings.
      const path = ['/lab', '/health-insurance', '/radiology', '/lab/locations'][index % 4]!
      if (index % 5 !== 0) continue
      const { html } = await openPage(`${path}?${new URLSearchParams({ q: text, near: text, modality: text })}`)
      expect(html.match(/<(?:img|svg|body|iframe|a)\b[^>]*\son\w+=|<script>\s*alert/gi) ?? [], text).toEqual([])
    }
  })

  it('are refused as dates of birth, and stand in their fields', async () => {
    for (const text of strings) {
      const fields = { birthYear: text, birthMonth: text, birthDay: text, examYear: text, pregnant: text }
      const { status, data } = await post<typeof checkAction>('/app/i693', fields)
      expect(status, text).toBe(400)
      expect(data.refusal).toBe('birth_unreadable')
      expect(data.answers.year.length).toBeLessThanOrEqual(20)
    }
  })
})
