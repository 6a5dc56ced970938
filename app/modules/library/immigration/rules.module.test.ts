import { describe, expect, it } from 'vitest'
import { withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { i693Rules } from '#drizzle/schema/content.ts'
import { providerCredentials } from '#drizzle/schema/directory.ts'
import { insertFacility, insertProvider, insertSpecialty, tri, triList } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { evaluateRules } from './requirements.ts'
import { findCivilSurgeonsAt, listI693Rules } from './rules.server.ts'

useDatabase()

describe('the rules', () => {
  it('come in order, in words of the page, with the Chinese names of the booklet', async () => {
    const row = (code: string, sort: number, minMonths: number | null) => ({
      id: `vaccine-${code}`,
      kind: 'vaccine' as const,
      code,
      name: tri(`${code}疫苗`, `${code}疫苗`, code),
      minMonths,
      isRetired: false,
      text: tri('说明', '說明', 'Note'),
      bookletNames: triList(['脊灰', 'OPV'], ['小兒麻痺'], ['OPV', 'IPV']),
      sources: [],
      reviewedOn: '2026-11-02',
      sort,
      updatedAt: 1,
    })
    await withTransaction((tx) => tx.insert(i693Rules).values([row('mmr', 2, 12), row('polio', 1, 2)]))
    const rules = await listI693Rules('en-US')
    expect(rules.map(({ id, name, bookletNames }) => [id, name, bookletNames])).toEqual([
      ['vaccine-polio', 'polio', ['脊灰', 'OPV', 'IPV']],
      ['vaccine-mmr', 'mmr', ['脊灰', 'OPV', 'IPV']],
    ])
    expect((await listI693Rules('zh-Hant'))[0]!.bookletNames).toEqual(['小兒麻痺'])
    const person = { bornOn: '2025-12-01', examOn: '2026-11-10', isPregnant: false }
    expect(evaluateRules(rules, person).map(({ rule, state }) => [rule.code, state])).toEqual([
      ['polio', 'due'],
      ['mmr', 'not_age_appropriate'],
    ])
  })
})

describe('civil surgeons', () => {
  it('are listed providers with that credential, once at each of their places', async () => {
    await withTransaction(async (tx) => {
      await insertSpecialty(tx, { id: 'family-medicine' })
      await insertFacility(tx, { id: 'here' })
      await insertFacility(tx, { id: 'there' })
      const add = async (
        slug: string,
        kinds: ('civil_surgeon' | 'license')[],
        status: 'listed' | 'unlisted' = 'listed',
      ) => {
        const id = await insertProvider(tx, {
          slug,
          status,
          legalFirst: 'Ann',
          legalLast: slug,
          specialties: ['family-medicine'],
          practices: [
            { facilityId: 'here', isBookable: true },
            { facilityId: 'there', activeTo: '2025-01-01' },
          ],
        })
        for (const kind of kinds) {
          await tx.insert(providerCredentials).values({
            id: newId(),
            providerId: id,
            kind,
            issuer: 'USCIS',
            title: 'Civil surgeon',
            verifyState: 'verified',
          })
        }
      }
      await add('surgeon', ['civil_surgeon', 'civil_surgeon'])
      await add('other', ['license'])
      await add('hidden', ['civil_surgeon'], 'unlisted')
    })
    const found = await findCivilSurgeonsAt(['here', 'there'], 'en-US')
    expect([...found.keys()]).toEqual(['here'])
    expect(found.get('here')).toMatchObject([
      { slug: 'surgeon', specialty: 'family-medicine', isBookable: true, name: { main: 'Ann surgeon' } },
    ])
    expect((await findCivilSurgeonsAt([], 'en-US')).size).toBe(0)
  })
})
