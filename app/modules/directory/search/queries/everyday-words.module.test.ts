import { asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '#app/core/database/database.server.ts'
import { locales } from '#app/core/i18n/locale.ts'
import { planGroupKey } from '#app/modules/directory/plan-groups.ts'
import { planGroups, plans, providers, providerSpecialties } from '#drizzle/schema/index.ts'
import { useSeededDatabase } from '#tests/setup/seeded-database.ts'
import { searchProviders } from './search-providers.server.ts'
import { noFilters, type SearchFilters } from '../search-query.ts'
import { suggestFor } from './suggest.server.ts'

useSeededDatabase()

const search = (text: string, filters: Partial<SearchFilters> = {}) =>
  searchProviders({ text, filters: { ...noFilters, ...filters }, sort: 'best', offset: 0, limit: 100 })

/** The specialties of the doctor found first, and how many there are. */
async function first(text: string): Promise<{ total: number; specialties: string[] }> {
  const { hits, total } = await search(text)
  const rows = hits[0]
    ? await db.select().from(providerSpecialties).where(eq(providerSpecialties.providerId, hits[0].providerId))
    : []
  return { total, specialties: rows.map(({ specialtyId }) => specialtyId) }
}

/** The kinds of doctor of everybody who is found, one list a doctor. */
async function kindsOf(text: string): Promise<string[][]> {
  const { hits } = await search(text)
  const rows = await db.select().from(providerSpecialties)
  return hits.map(({ providerId }) =>
    rows.filter((row) => row.providerId === providerId).map(({ specialtyId }) => specialtyId),
  )
}

describe('a kind of doctor that is named', () => {
  it.each([
    ['红蓝卡看心脏科要说广东话的', 'cardiology'],
    ['my dad needs a cardiologist who speaks Cantonese and takes Medicare', 'cardiology'],
    ['我媽媽血壓高想找會講台語的家庭醫生', 'family-medicine'],
    ['附近有轮椅可以进去的眼科吗', 'ophthalmology'],
    ['有白卡想找女婦產科醫生講廣東話', 'obstetrics-and-gynecology'],
    ['pediatrician for my son, fever for three days', 'pediatrics'],
  ])('is the only kind: %s', async (text, kind) => {
    const kinds = await kindsOf(text)
    expect(kinds.length).toBeGreaterThan(0)
    for (const each of kinds) expect(each).toContain(kind)
  })

  it.each([
    ['附近有轮椅可以进去的眼科吗', []],
    ['有白卡想找女婦產科醫生講廣東話', []],
    ['我媽媽血壓高想找會講台語的家庭醫生', ['高血压']],
  ])('and what is said of it repeats neither the kind nor a wish: %s', async (text, labels) => {
    const { sentence } = await search(text)
    expect(sentence!.labels.map((label) => label['zh-Hans'])).toEqual(labels)
  })

  it.each(['眼壓高，optometrist 叫我去查 glaucoma', '咳漱两个月了，有痰，晚上历害，拍片说没事'])(
    'is not who sent somebody, nor who took a picture: %s',
    async (text) => {
      const [kinds] = await kindsOf(text)
      expect(kinds).not.toContain('optometry')
      expect(kinds).not.toContain('diagnostic-radiology')
    },
  )

  it('is not looked for by sleep first where somebody who does not want to live', async () => {
    const kinds = await kindsOf('最近老是睡不着心里很闷不想活了')
    expect(kinds[0]!.some((kind) => ['psychiatry', 'emergency-medicine'].includes(kind))).toBe(true)
  })
})

describe('words that people say', () => {
  it.each([
    ['打流感针', 'family-medicine'],
    ['打流感針', 'family-medicine'],
    ['flu shot', 'family-medicine'],
    ['睇牙', 'dentistry'],
    ['眼矇', 'optometry'],
    ['Tooth ache', 'dentistry'],
    ['ya yi', 'dentistry'],
    ['验血报告说血小板只有八十，家庭医生让我去看血液科', 'hematology-and-oncology'],
    ['I want to get my tubes tied after this baby', 'obstetrics-and-gynecology'],
    ['一到春天就打喷嚏流清鼻涕，眼睛也痒', 'allergy-and-immunology'],
    ['stomach hurts', 'gastroenterology'],
    ['Annual physical', 'family-medicine'],
    ['school physical', 'pediatrics'],
    ['入學體檢', 'pediatrics'],
    ['小孩打疫苗 上学', 'pediatrics'],
    ['孩子多动症', 'child-psychiatry'],
    ['孩子過動', 'child-psychiatry'],
    ['性病检查', 'family-medicine'],
    ['乳房有硬块', 'obstetrics-and-gynecology'],
    ['打胎', 'obstetrics-and-gynecology'],
    ['落仔', 'obstetrics-and-gynecology'],
    ['坐月子', 'obstetrics-and-gynecology'],
    ['小朋友 濕疹', 'pediatrics'],
    ['baby eczema', 'pediatrics'],
    ['长痘痘', 'dermatology'],
    ['失眠 看中醫', 'acupuncture'],
    ['針灸 失眠', 'acupuncture'],
    ['MRI', 'diagnostic-radiology'],
    ['MRI検査', 'diagnostic-radiology'],
    ['核磁共振', 'diagnostic-radiology'],
    ['膝盖核磁', 'diagnostic-radiology'],
    ['磁力共振', 'diagnostic-radiology'],
    ['做B超', 'diagnostic-radiology'],
    ['照肺', 'diagnostic-radiology'],
    ['拍片子', 'diagnostic-radiology'],
    ['拍片', 'diagnostic-radiology'],
    ['CT scan', 'diagnostic-radiology'],
    ['電腦斷層', 'diagnostic-radiology'],
    ['x-ray', 'diagnostic-radiology'],
    ['X光', 'diagnostic-radiology'],
    ['超音波', 'diagnostic-radiology'],
  ])('%s finds %s first', async (text, specialty) => {
    const { total, specialties } = await first(text)
    expect(total).toBeGreaterThan(0)
    expect(specialties).toContain(specialty)
  })

  it('take a specialty that is named for whom is wanted, and a complaint beside it for the reason', async () => {
    const everybody = await search('', { specialtyIds: ['acupuncture'] })
    const ids = async (text: string) => (await search(text)).hits.map(({ providerId }) => providerId).sort()
    expect(await ids('失眠 看中醫')).toEqual(everybody.hits.map(({ providerId }) => providerId).sort())
    // Without a specialty either complaint is seen by somebody, though nobody sees both.
    expect((await search('失眠 牙痛')).total).toBeGreaterThan(0)
  })
})

describe('plans by the labels of their filter', () => {
  it('find whom the filter finds, in every locale', async () => {
    const rows = [
      ...(await db.select().from(planGroups)).map(({ id, name }) => ({ id: planGroupKey(id), name })),
      ...(await db.select().from(plans).where(eq(plans.isRetired, false)).orderBy(asc(plans.sort))),
    ]
    const wrong: string[] = []
    let found = 0
    for (const { id, name } of rows) {
      const filtered = await search('', { planIds: [id] })
      for (const locale of locales) {
        const label = name[locale]
        const { understood, total, hits } = await search(label)
        const has = new Set(hits.map(({ providerId }) => providerId))
        // An accident at work is a reason to come as well as a plan.
        const isRead = understood.length === 1 && ['plan', 'symptom'].includes(understood[0]!.kind)
        if (!isRead || filtered.hits.some(({ providerId }) => !has.has(providerId)) || total < filtered.total)
          wrong.push(`${id}: ${label} (${total} of ${filtered.total}, ${understood.map(({ kind }) => kind).join()})`)
        if (filtered.total > 0) found++
      }
    }
    expect(found).toBeGreaterThan(100)
    expect(wrong).toEqual([])
  })
})

describe('a borough', () => {
  it.each([
    ['Brooklyn', 'brooklyn'],
    ['布碌崙', 'brooklyn'],
    ['皇后区', 'queens'],
    ['New Jersey', 'new-jersey'],
  ])('is read back as itself: %s', async (text, borough) => {
    const { understood } = await search(text)
    expect(understood.map(({ kind, id }) => [kind, id])).toEqual([['neighborhood', `borough:${borough}`]])
  })

  it('finds whom its neighborhoods find together, and suggests those', async () => {
    const suggested = (await suggestFor('Brooklyn', 'en-US', 8)).filter(({ kind }) => kind === 'neighborhood')
    expect(suggested.length).toBeGreaterThan(1)
    const some = await search('', { neighborhoodIds: suggested.map(({ id }) => id) })
    const all = await search('Brooklyn')
    expect(all.total).toBeGreaterThanOrEqual(some.total)
    const has = new Set(all.hits.map(({ providerId }) => providerId))
    expect(some.hits.filter(({ providerId }) => !has.has(providerId))).toEqual([])
  })
})

describe('a word of three letters', () => {
  const names = async (text: string) => {
    const { hits, corrected, total } = await search(text)
    const rows = await db.select().from(providers)
    const byId = new Map(rows.map((row) => [row.id, `${row.legalFirst} ${row.legalLast}`]))
    return { total, corrected, names: hits.map(({ providerId }) => byId.get(providerId)) }
  }

  it.each(['lee', 'zzq'])('is nobody rather than a name one letter from it: %s', async (text) => {
    expect(await names(text)).toEqual({ total: 0, corrected: null, names: [] })
  })

  it('is an examination where it names one, and no name one letter from it', async () => {
    const { corrected, total } = await names('ekg')
    expect({ corrected, isSomebody: total > 0 }).toEqual({ corrected: null, isSomebody: true })
    expect((await first('ekg')).specialties.join()).toMatch(/cardiology|medicine/)
  })

  it.each([
    ['bi zhining', 'Zhining Bai'],
    ['Kwok oi Yan', 'Hoi Yan Kwok'],
    ['Zhiyuan Ln', 'Zhiyuan Lin'],
    ['bai zn', 'Zhining Bai'],
    ['zn bai', 'Zhining Bai'],
    ['ouyang xq', 'Xueqin Ouyang'],
  ])('or of two is mended where the rest of the name holds: %s', async (text, name) => {
    expect((await names(text)).names[0]).toBe(name)
  })

  it('is mended where it makes a phrase with the word beside it', async () => {
    expect(await search('kne pain')).toMatchObject({
      corrected: { from: 'kne', to: 'knee' },
      total: (await search('knee pain')).total,
    })
  })
})
