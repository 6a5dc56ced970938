import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { doctorEntries, doctorsChanged } from '#app/modules/seo/sitemap/directory-entries.server.ts'
import { facilities, providers } from '#drizzle/schema/index.ts'
import { insertFacility, insertProvider } from '#tests/factories/directory.ts'
import { useSeededDatabase } from '#tests/setup/seeded-database.ts'
import { openPage } from './document-request.ts'
import { headOf } from './page-head.ts'

useSeededDatabase()

const npi = '1053722603'
const page = '/doctor/physical-therapy/ada-record'

beforeAll(() =>
  withTransaction(async (tx) => {
    const facilityId = await insertFacility(tx, {
      nameEn: '299 Invented St, Fl 4',
      addressLine1: '299 Invented St',
      addressLine2: 'Fl 4',
      geocodeAccuracy: 'neighborhood',
      source: 'registry',
      isDemo: false,
    })
    await tx.update(facilities).set({ phone: null }).where(eq(facilities.id, facilityId))
    await insertProvider(tx, {
      id: 'record',
      npi,
      slug: 'ada-record',
      legalFirst: 'Ada',
      legalLast: 'Record',
      title: 'DPT',
      source: 'registry',
      isDemo: false,
      specialties: ['physical-therapy'],
      practices: [{ facilityId, phone: '+12125550177' }],
    })
  }),
)

const inSitemap = async () => (await doctorEntries(0, 5000)).some(({ path }) => path === page)

describe('a record that only the registry knows', () => {
  it.each(locales)('says in %s what the registry says, and nothing else', async (locale) => {
    const { status, html } = await openPage(withPrefix(page, locale))
    expect(status).toBe(200)
    const { structuredData, meta } = headOf(html)
    const person = structuredData.find((data) => data['@type'] === 'MedicalBusiness')!
    // In English the name with its degree is the name.
    const names = locale === 'en-US' ? 'name' : 'alternateName name'
    expect(Object.keys(person).toSorted()).toEqual(
      `@context @id @type address description identifier image medicalSpecialty ${names} telephone url`
        .split(' ')
        .toSorted(),
    )
    expect(person).toMatchObject({ telephone: '+12125550177', identifier: { propertyID: 'NPI', value: npi } })
    expect(meta.get('description')![0]).toContain('NPPES')
    expect(html).toContain('tel:+12125550177')
    expect(html).toContain(`href="${withPrefix('/provider/register', locale)}?npi=${npi}"`)
  })

  it('says that its owner has claimed it, and once they have been through it says what every page says', async () => {
    const change = (values: Partial<typeof providers.$inferInsert>) =>
      withTransaction((tx) => tx.update(providers).set(values).where(eq(providers.id, 'record')))
    const description = (html: string) => headOf(html).meta.get('description')![0]
    await change({ userId: 'somebody', isProfileComplete: false })
    const claimed = (await openPage(withPrefix(page, 'en-US'))).html
    expect(claimed).toContain('has claimed this page')
    expect(claimed).not.toContain('Claim this page')
    expect(description(claimed)).toContain('Nothing else is verified')
    await change({ isProfileComplete: true })
    const checked = (await openPage(withPrefix(page, 'en-US'))).html
    expect(checked).not.toContain('NPPES')
    await change({ userId: null, isProfileComplete: false })
    expect((await openPage(withPrefix(page, 'en-US'))).html).toContain('have not been verified')
  })

  it('is not indexed, nor in the sitemap, until somebody claims or confirms it', async () => {
    const robots = async () => headOf((await openPage(page)).html).meta.get('robots')
    const change = (values: Partial<typeof providers.$inferInsert>) =>
      withTransaction((tx) => tx.update(providers).set(values).where(eq(providers.id, 'record')))
    const { total } = await doctorsChanged()
    expect([await robots(), await inSitemap()]).toEqual([['noindex, nofollow'], false])
    await change({ verifiedAt: now() })
    expect([await robots(), await inSitemap()]).toEqual([['index, follow'], true])
    expect((await doctorsChanged()).total).toBe(total + 1)
    await change({ verifiedAt: null, userId: 'somebody' })
    expect([await robots(), await inSitemap()]).toEqual([['index, follow'], true])
  })
})
