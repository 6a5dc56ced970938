import { expect, it } from 'vitest'
import { unfolded } from './folded-columns.ts'
import { fieldsOf, readTexts, textsOf } from './row-texts.ts'
import { referenceTableOf, referenceTables } from './reference-tables.ts'
import { neighborhoods } from '#drizzle/seed/reference/neighborhoods.ts'
import { planGroups } from '#drizzle/seed/reference/plan-groups.ts'
import { plans } from '#drizzle/seed/reference/plans.ts'
import { carriers } from '#drizzle/seed/reference/carriers.ts'
import { bannedClaimRows } from '#drizzle/seed/reference/banned-claims.ts'
import { decisionReasonRows } from '#drizzle/seed/reference/decision-reasons.ts'
import { couponRows, tierOfferRows } from '#drizzle/seed/reference/membership.ts'
import { promotionRateRows } from '#drizzle/seed/reference/promotion.ts'
import { languages } from '#drizzle/seed/reference/languages.ts'
import { i693RuleEntries } from '#drizzle/seed/library/i693.ts'
import { modalityEntries } from '#drizzle/seed/library/imaging.ts'
import { labTestEntries } from '#drizzle/seed/library/lab-tests.ts'
import { medicationEntries } from '#drizzle/seed/library/medications.ts'
import { specialties } from '#drizzle/seed/reference/specialties.ts'
import { symptoms } from '#drizzle/seed/reference/symptoms.ts'

const inOrder = (rows: readonly object[]) => rows.map((row, sort) => ({ ...row, sort }))

const seeded: Record<string, readonly object[]> = {
  ...{ specialties, symptoms, neighborhoods, languages, carriers, plans },
  planGroups: planGroups.map((group, sort) => ({ ...group, sort })),
  ...{ decisionReasons: decisionReasonRows, bannedClaims: bannedClaimRows },
  ...{ tierOffers: tierOfferRows, coupons: couponRows, promotionRates: promotionRateRows },
  ...{ examRules: inOrder(i693RuleEntries), labTests: inOrder(labTestEntries) },
  ...{ modalities: inOrder(modalityEntries), medicines: medicationEntries },
}

it.each(referenceTables)('takes every row of $key as it stands, and makes the same of its texts', (table) => {
  const rows = seeded[table.key]!
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) {
    const { values, problems } = readTexts(table, textsOf(table, row as Record<string, unknown>))
    expect([row, problems]).toEqual([row, []])
    const [kept, made] = [unfolded(table, row as Record<string, unknown>), unfolded(table, values)]
    for (const { name } of [...table.columns, ...(table.folded ?? [])])
      expect([row, name, made[name]]).toEqual([row, name, kept[name] ?? null])
  }
})

const neighborhood = referenceTableOf('neighborhoods')!
const texts = textsOf(neighborhood, neighborhoods[0]! as Record<string, unknown>)

it.each([
  ['slug', 'Two Words', 'pattern'],
  ['slug', '', 'required'],
  ['name-zh-Hant', '  ', 'required'],
  ['name-en-US', 'x'.repeat(121), 'tooLong'],
  ['borough', 'atlantis', 'choice'],
  ['lat', 'north', 'decimal'],
  ['lat', '51.5', 'range'],
  ['radiusMeters', '10.5', 'whole'],
  ['zips', '11355|1135', 'pattern'],
  ['isIndexable', 'perhaps', 'flag'],
])('says of %s "%s" that it is wrong: %s', (field, text, problem) => {
  expect(readTexts(neighborhood, { ...texts, [field]: text }).problems).toEqual([{ field, problem }])
})

it('reads lists by lines and by strokes, once each', () => {
  const { values } = readTexts(neighborhood, { ...texts, zips: '11354\r\n11355 | 11354|' })
  expect(values.zips).toEqual(['11354', '11355'])
})

it('has a field for every locale of a text', () => {
  expect(
    fieldsOf(neighborhood)
      .map(({ name }) => name)
      .slice(0, 4),
  ).toEqual(['slug', 'name-zh-Hans', 'name-zh-Hant', 'name-en-US'])
})
