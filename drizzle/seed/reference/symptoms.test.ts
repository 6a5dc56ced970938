import { describe, expect, test } from 'vitest'
import { type Locale, locales } from '#app/core/i18n/locale.ts'
import { specialties } from './specialties.ts'
import { symptoms } from './symptoms.ts'

const byId = new Map(symptoms.map((row) => [row.id, row]))
const specialtyIds = new Set(specialties.map((row) => row.id))

function wordsOf(row: (typeof symptoms)[number], locale: Locale): string[] {
  return [row.name[locale], ...row.aliases[locale]].map((word) => word.toLowerCase())
}

describe('symptoms', () => {
  test('are at least 90, with unique English slugs as ids', () => {
    expect(symptoms.length).toBeGreaterThanOrEqual(90)
    expect(byId.size).toBe(symptoms.length)
    for (const row of symptoms) expect(row.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  test('are sorted without gaps', () => {
    expect(symptoms.map((row) => row.sort)).toEqual(symptoms.map((_, index) => index))
    expect(symptoms[0]?.id).toBe('annual-checkup')
  })

  test('name one to three specialties that exist, none twice', () => {
    for (const row of symptoms) {
      expect(row.specialtyIds.length, row.id).toBeGreaterThanOrEqual(1)
      expect(row.specialtyIds.length, row.id).toBeLessThanOrEqual(3)
      expect(new Set(row.specialtyIds).size, row.id).toBe(row.specialtyIds.length)
      for (const id of row.specialtyIds) expect(specialtyIds.has(id), `${row.id}: ${id}`).toBe(true)
    }
  })

  test.each(locales)('have words in %s that belong to one symptom only', (locale) => {
    const owners = new Map<string, string>()
    const clashes: string[] = []
    for (const row of symptoms) {
      expect(row.aliases[locale].length, row.id).toBeGreaterThanOrEqual(1)
      for (const word of wordsOf(row, locale)) {
        expect(word.trim(), row.id).toBe(word)
        const owner = owners.get(word)
        if (owner !== undefined) clashes.push(`${word}: ${owner}, ${row.id}`)
        owners.set(word, row.id)
      }
    }
    expect(clashes).toEqual([])
  })

  test.each(locales)('have no word in %s that is the name of a specialty', (locale) => {
    const names = new Set(specialties.map((row) => row.name[locale].toLowerCase()))
    expect(symptoms.flatMap((row) => wordsOf(row, locale).filter((word) => names.has(word)))).toEqual([])
  })

  test.each(locales)('that share a word with the alias of a specialty in %s lead to that specialty', (locale) => {
    const owner = new Map(specialties.flatMap((row) => row.aliases[locale].map((word) => [word.toLowerCase(), row.id])))
    const astray = symptoms.flatMap((row) =>
      wordsOf(row, locale).filter((word) => owner.has(word) && !row.specialtyIds.includes(owner.get(word) ?? '')),
    )
    expect(astray).toEqual([])
  })

  test.each(['chest-pain', 'stroke-signs', 'severe-bleeding', 'breathing-trouble', 'suicidal-thoughts', 'seizure'])(
    'mark %s as urgent',
    (id) => {
      expect(byId.get(id)?.isUrgent).toBe(true)
    },
  )

  test('that are urgent lead to emergency medicine too; everyday ones are not urgent', () => {
    for (const row of symptoms.filter((each) => each.isUrgent)) {
      expect(row.specialtyIds, row.id).toContain('emergency-medicine')
    }
    for (const id of ['cough', 'teeth-cleaning', 'annual-checkup', 'back-pain']) {
      expect(byId.get(id)?.isUrgent, id).toBe(false)
    }
  })

  test.each([
    ['拉肚子', 'diarrhea'],
    ['腹瀉', 'diarrhea'],
    ['胸闷', 'chest-pain'],
    ['耳鸣', 'tinnitus'],
    ['打呼', 'snoring'],
    ['月經不順', 'irregular-periods'],
    ['尿频', 'frequent-urination'],
    ['頻尿', 'frequent-urination'],
    ['暗瘡', 'acne'],
    ['痘痘', 'acne'],
    ['跌打', 'sprain-or-bruise'],
    ['洗牙', 'teeth-cleaning'],
    ['健檢', 'annual-checkup'],
    ['移民体检', 'immigration-exam'],
    ['備孕', 'trying-to-conceive'],
    ['憂鬱', 'depression'],
    ['配眼镜', 'glasses-or-contacts'],
    ['近视控制', 'myopia-control'],
    ['B肝', 'hepatitis-b'],
    ['幽門螺旋桿菌', 'helicobacter-pylori'],
    ['痛风', 'gout'],
    ['heartburn', 'heartburn'],
    ['突发性耳聋', 'sudden-hearing-loss'],
    ['重聽', 'hearing-loss'],
    ['眼前閃光', 'flashes-of-light'],
    ['飞蚊症', 'floaters'],
    ['狂犬疫苗', 'rabies-vaccine'],
    ['被狗咬', 'animal-bite'],
    ['back pain', 'back-pain'],
  ])('are found by the word %s: %s', (word, id) => {
    const owners = symptoms.filter((row) => locales.some((locale) => wordsOf(row, locale).includes(word.toLowerCase())))
    expect(owners.map((row) => row.id)).toEqual([id])
  })

  test.each([
    ['immigration-exam', ['family-medicine', 'internal-medicine']],
    ['snoring', ['sleep-medicine', 'otolaryngology', 'pulmonology']],
    ['sprain-or-bruise', ['acupuncture', 'chiropractic', 'physical-therapy']],
    ['depression', ['psychiatry', 'psychology', 'mental-health-counseling']],
  ])('send %s to its specialties in order', (id, expected) => {
    expect(byId.get(id)?.specialtyIds).toEqual(expected)
  })
})
