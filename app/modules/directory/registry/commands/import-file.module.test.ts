import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import {
  deactivation,
  everything,
  importRows,
  insertReference,
  organization,
  practitioner,
  temporaryFolder,
} from '#tests/bench/import/registry-rows.ts'
import {
  facilities,
  facilityHours,
  providerFacilityPlans,
  providerLanguages,
  providers,
  runs,
} from '#drizzle/schema/index.ts'
import {
  officialHeader,
  officialRow,
  quotedLine,
  type RowValues,
  syntheticNpi,
} from '#tests/bench/import/synthetic-file.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { importRegistryFile } from './import-file.server.ts'

useDatabase()
const folder = temporaryFolder()
beforeEach(() => withTransaction(insertReference))

const later = () => setClock(Date.parse('2026-11-20T12:00:00Z'))
const edit = (values: Partial<typeof providers.$inferInsert>) =>
  withTransaction(async (tx) => {
    await tx.update(providers).set(values)
  })

describe('importRegistryFile', () => {
  it('makes an unlisted provider and a pending place, and makes nothing up', async () => {
    const { counts } = await importRows(folder, [practitioner(1)])
    expect(counts).toMatchObject({ read: 1, created: 1, facilities: 1, unmapped: 0, rejected: 0 })
    const {
      providers: [provider],
      facilities: [facility],
      links,
      specialties,
    } = await everything()
    expect(provider).toMatchObject({
      npi: syntheticNpi(1),
      slug: `meib-mctavish-${syntheticNpi(1)}`,
      status: 'unlisted',
      source: 'registry',
      accepting: 'unknown',
      legalFirst: 'Meib',
      legalLast: 'McTavish',
      title: 'MD',
      gender: 'f',
      bio: null,
      nameHans: null,
      isDemo: false,
      offersTelehealth: false,
      registryUpdatedOn: '2020-07-08',
      editedFields: [],
      version: 1,
    })
    expect(facility).toMatchObject({
      npi: null,
      nameEn: '136-20 38th Ave, Ste 5A',
      type: 'practice',
      status: 'pending',
      source: 'registry',
      neighborhoodId: 'flushing',
      lat: 40.7583,
      geocodeAccuracy: 'neighborhood',
      phone: '+17185550142',
      timeZone: 'America/New_York',
    })
    expect(links).toMatchObject([
      { providerId: provider!.id, facilityId: facility!.id, isBookable: false, isPrimary: true },
    ])
    expect(specialties).toMatchObject([{ specialtyId: 'internal', isPrimary: true, isBoardCertified: false }])
    for (const table of [providerLanguages, providerFacilityPlans, facilityHours])
      expect(await db.$count(table)).toBe(0)
  })

  it('changes nothing the second time, not even a time stamp', async () => {
    const rows = [
      organization(1),
      practitioner(2),
      practitioner(3, { line1: '1 MAIN ST' }),
      organization(4),
      practitioner(5),
    ]
    await importRows(folder, rows)
    const before = await everything()
    later()
    const { counts } = await importRows(folder, rows)
    expect(counts).toMatchObject({ read: 5, created: 0, updated: 0, unchanged: 5, facilities: 0 })
    expect(await everything()).toEqual(before)
  })

  it('keeps to the states asked for', async () => {
    const rows = [practitioner(1), practitioner(2, { state: 'NJ' }), practitioner(3, { state: 'CA' })]
    const { counts } = await importRows(folder, rows, { states: ['NY', 'NJ'] })
    expect(counts).toMatchObject({ read: 3, created: 2, outside: 1 })
  })

  it('imports a practitioner without one of our specialties and says so', async () => {
    const { counts } = await importRows(folder, [practitioner(1, { code: '1041C0700X' })])
    expect(counts).toMatchObject({ created: 1, unmapped: 1 })
    expect((await everything()).specialties).toEqual([])
  })

  it('leaves a place outside every neighborhood without a position', async () => {
    await importRows(folder, [practitioner(1, { zip: '77001', state: 'TX' })])
    expect((await everything()).facilities[0]).toMatchObject({
      neighborhoodId: null,
      lat: null,
      lng: null,
      geocodeAccuracy: null,
      timeZone: 'America/Chicago',
    })
  })

  it('follows the registry: name, title, specialties', async () => {
    await importRows(folder, [practitioner(1)])
    later()
    const more = { 'Provider Last Name (Legal Name)': "O'DELL", 'Provider Credential Text': 'D.O.' }
    const { counts } = await importRows(folder, [practitioner(1, { code: '207Q00000X', on: '08/09/2021', more })])
    expect(counts).toMatchObject({ updated: 1, created: 0, facilities: 0 })
    const {
      providers: [provider],
      specialties,
      links,
    } = await everything()
    expect(provider).toMatchObject({ legalLast: "O'Dell", title: 'DO', registryUpdatedOn: '2021-08-09', version: 2 })
    // A public address does not change with a name.
    expect(provider!.slug).toContain('mctavish')
    expect(specialties).toMatchObject([{ specialtyId: 'family', isPrimary: true }])
    expect(links).toHaveLength(1)
  })

  it('never takes older facts for newer ones', async () => {
    await importRows(folder, [practitioner(1), organization(2)])
    const before = await everything()
    later()
    const { counts } = await importRows(folder, [
      practitioner(1, { on: '01/01/2019', more: { 'Provider Last Name (Legal Name)': 'OLD' } }),
      organization(2, { on: '01/01/2019', line1: '9 OLD ST' }),
    ])
    expect(counts).toMatchObject({ unchanged: 2 })
    expect(await everything()).toEqual(before)
  })

  it('counts an NPI that comes twice in one file once as new', async () => {
    const rows = [practitioner(1), practitioner(1), practitioner(1, { on: '08/09/2021', line1: '2 MAIN ST' })]
    const { counts } = await importRows(folder, rows)
    expect(counts).toMatchObject({ read: 3, created: 1, unchanged: 1, updated: 1 })
  })
})

describe('what a person edited', () => {
  it('stays, while the rest follows the registry', async () => {
    await importRows(folder, [practitioner(1)])
    await edit({
      legalFirst: 'Meiling',
      title: null,
      editedFields: ['legalFirst', 'title', 'specialties', 'facilities'],
    })
    later()
    const more = { 'Provider Last Name (Legal Name)': 'YEUNG' }
    const { counts } = await importRows(folder, [
      practitioner(1, { on: '08/09/2021', line1: '9 MAIN ST', code: '207Q00000X', more }),
    ])
    expect(counts).toMatchObject({ kept: 1, updated: 0 })
    const {
      providers: [provider],
      specialties,
      links,
      facilities: stored,
    } = await everything()
    expect(provider).toMatchObject({ legalFirst: 'Meiling', title: null, legalLast: 'Yeung' })
    expect(specialties).toMatchObject([{ specialtyId: 'internal' }])
    expect(links).toHaveLength(1)
    expect(stored).toHaveLength(1)
  })

  it('and whole records that people entered stay as they are', async () => {
    await importRows(folder, [practitioner(1), organization(2, { line1: '5 MAIN ST' })])
    await edit({ source: 'self' })
    await withTransaction(async (tx) => {
      await tx
        .update(facilities)
        .set({ source: 'admin' })
        .where(eq(facilities.npi, syntheticNpi(2)))
    })
    const { deactivations: _none, ...before } = await everything()
    later()
    const rows = [
      practitioner(1, { on: '08/09/2021', line1: '9 MAIN ST' }),
      organization(2, { on: '08/09/2021', line1: '7 MAIN ST' }),
    ]
    expect((await importRows(folder, rows)).counts).toMatchObject({ kept: 2, created: 0, updated: 0 })
    expect((await importRows(folder, [deactivation(1), deactivation(2)])).counts).toMatchObject({ kept: 2, retired: 0 })
    expect(await everything()).toMatchObject(before)
  })

  it('a measured position stays for as long as the address does', async () => {
    await importRows(folder, [organization(1)])
    const measured = { lat: 40.7612, lng: -73.8201, geocodeAccuracy: 'rooftop' } as const
    await withTransaction(async (tx) => {
      await tx.update(facilities).set(measured)
    })
    const more = { 'Provider Organization Name (Legal Business Name)': 'HARBOR CLINIC LLC' }
    await importRows(folder, [organization(1, { on: '08/09/2021', more })])
    expect((await everything()).facilities[0]).toMatchObject({ nameEn: 'Harbor Clinic LLC', ...measured })
    await importRows(folder, [organization(1, { on: '08/10/2021', line1: '9 MAIN ST', more })])
    expect((await everything()).facilities[0]).toMatchObject({ lat: 40.7583, geocodeAccuracy: 'neighborhood' })
  })

  it('stays for facilities too, an address as a whole', async () => {
    await importRows(folder, [organization(1)])
    await withTransaction(async (tx) => {
      await tx
        .update(facilities)
        .set({ addressLine2: 'Suite 9', lat: 1, lng: 2, editedFields: ['addressLine2', 'phone'] })
    })
    later()
    const more = { 'Provider Organization Name (Legal Business Name)': 'HARBOR CLINIC LLC' }
    await importRows(folder, [organization(1, { on: '08/09/2021', line1: '9 MAIN ST', zip: '11355', more })])
    expect((await everything()).facilities[0]).toMatchObject({
      nameEn: 'Harbor Clinic LLC',
      addressLine1: '136-20 38th Ave',
      addressLine2: 'Suite 9',
      zip: '11354',
      lat: 1,
      version: 2,
    })
  })
})

describe('deactivated numbers', () => {
  it('retire providers and close facilities that we have, and no others', async () => {
    await importRows(folder, [practitioner(1), organization(2, { line1: '5 MAIN ST' })])
    later()
    const { counts } = await importRows(folder, [deactivation(1), deactivation(2), deactivation(3)], { states: ['NJ'] })
    expect(counts).toMatchObject({ retired: 2, unknown: 1 })
    const {
      providers: [provider],
      facilities: stored,
    } = await everything()
    expect(provider!.status).toBe('retired')
    expect(stored.find(({ npi }) => npi !== null)!.status).toBe('closed')
    expect((await importRows(folder, [deactivation(1)])).counts).toMatchObject({ retired: 0, unchanged: 1 })
  })

  it('come back unlisted when they are reactivated, unless a person decided the status', async () => {
    const again = { 'NPI Deactivation Date': '01/02/2021', 'NPI Reactivation Date': '03/04/2021' }
    await importRows(folder, [practitioner(1)])
    await importRows(folder, [deactivation(1)])
    await importRows(folder, [practitioner(1, { more: again })])
    expect((await everything()).providers[0]!.status).toBe('unlisted')
    await edit({ status: 'suspended', editedFields: ['status'] })
    const later = deactivation(1, '05/06/2022')
    expect((await importRows(folder, [later])).counts).toMatchObject({ kept: 1, retired: 0 })
    expect((await everything()).providers[0]!.status).toBe('suspended')
  })
})

describe('rejects', () => {
  const bad = { ...practitioner(2), NPI: '1234567890' }
  const read = (path: string) => readFileSync(path, 'utf8').trim().split('\n')

  it('go to a file with line, NPI and reason; the good rows are imported', async () => {
    const rejectsPath = join(folder, 'out', 'a.rejects.csv')
    const { counts } = await importRows(folder, [practitioner(1), bad, practitioner(3, { zip: '1' })], { rejectsPath })
    expect(counts).toMatchObject({ created: 1, rejected: 2 })
    const [header, ...lines] = read(rejectsPath)
    expect(header).toBe('line,npi,reason')
    expect(lines[0]).toMatch(/^3,"1234567890","the NPI is not valid/)
    expect(lines[1]).toMatch(/^4,"\d+","the practice location has no ZIP/)
  })

  it('include rows of the wrong length and broken quotes, at their lines in the file', async () => {
    const path = join(folder, 'broken.csv')
    const good = (index: number) =>
      quotedLine(officialRow(practitioner(index, { more: { 'Provider Middle Name': 'A\nB' } })))
    writeFileSync(path, `\ufeff${quotedLine(officialHeader())}${good(1)}"1","2"\n"x"y\n${good(2)}`)
    const rejectsPath = join(folder, 'broken.rejects.csv')
    const { counts } = await importRegistryFile({ path, states: null, isDryRun: false, rejectsPath })
    expect(counts).toMatchObject({ read: 4, created: 2, rejected: 2 })
    expect(read(rejectsPath).slice(1)).toEqual([
      '4,"1","the row has 2 fields, the header has 330"',
      '5,"","the quotes of the row do not match"',
    ])
  })
})

describe('what is no name or no date', () => {
  const hostile: [string, RowValues, string][] = [
    ['a formula', { 'Provider First Name': '=HYPERLINK("http://x")' }, 'First Name contains markup or a web address'],
    ['markup', { 'Provider Last Name (Legal Name)': '<script>alert(1)</script>' }, '(Legal Name) contains markup'],
    ['a NUL', { 'Entity Type Code': '1\0' }, 'the row contains a NUL byte'],
    ['an impossible date', { 'Last Update Date': '99/99/2020' }, 'the Last Update Date is not a date'],
  ]

  it('is rejected with line, NPI and reason, and leaves no trace in any slug', async () => {
    const rejectsPath = join(folder, 'hostile.rejects.csv')
    // NUL within the first block refuses the whole file, so the hostile rows come after it.
    const good = Array.from({ length: 400 }, (_, index) => practitioner(index))
    const bad = hostile.map(([, more], index) => practitioner(900 + index, { more }))
    const { counts } = await importRows(folder, [...good, ...bad], { rejectsPath })
    expect(counts).toMatchObject({ created: good.length, rejected: hostile.length })
    const lines = readFileSync(rejectsPath, 'utf8').trim().split('\n').slice(1)
    for (const [index, [, , reason]] of hostile.entries()) {
      expect(lines[index]).toMatch(new RegExp(`^${good.length + 2 + index},"${syntheticNpi(900 + index)}","`))
      expect(lines[index]).toContain(reason)
    }
    const slugs = (await everything()).providers.map(({ slug }) => slug)
    expect(slugs.filter((slug) => !/^mei[a-j]-mctavish-\d{10}$/.test(slug))).toEqual([])
  })

  it('and bytes that are not UTF-8 are rejected, not guessed', async () => {
    const path = join(folder, 'latin1.csv')
    const row = officialRow(practitioner(1, { more: { 'Provider Last Name (Legal Name)': 'MUÑOZ' } }))
    const stray = officialRow(practitioner(2, { more: { 'Provider First Name': 'ÿþ\u0081 BARAD' } }))
    const text = quotedLine(officialHeader()) + quotedLine(row) + quotedLine(stray)
    writeFileSync(path, Buffer.from(text, 'latin1'))
    const rejectsPath = join(folder, 'latin1.rejects.csv')
    const { counts } = await importRegistryFile({ path, states: null, isDryRun: false, rejectsPath })
    expect(counts).toMatchObject({ created: 0, rejected: 2 })
    expect(readFileSync(rejectsPath, 'utf8').trim().split('\n').slice(1)).toEqual([
      `2,"${syntheticNpi(1)}","the Provider Last Name (Legal Name) contains bytes that are not UTF-8"`,
      `3,"${syntheticNpi(2)}","the Provider First Name contains bytes that are not UTF-8"`,
    ])
    writeFileSync(path, text)
    expect((await importRegistryFile({ path, states: null, isDryRun: false, rejectsPath })).counts.created).toBe(2)
  })
})

describe('a dry run', () => {
  it('counts the same and writes nothing', async () => {
    await importRows(folder, [practitioner(1), practitioner(2)])
    const before = await everything()
    const runsBefore = await db.$count(runs)
    const rows = [
      practitioner(1, { on: '08/09/2021', line1: '2 MAIN ST' }),
      deactivation(2),
      practitioner(3, { line1: '2 MAIN ST' }),
      practitioner(3, { line1: '2 MAIN ST' }),
      organization(4),
      { ...practitioner(5), NPI: '1' },
    ]
    const dry = await importRows(folder, rows, { isDryRun: true })
    expect(await everything()).toEqual(before)
    expect(await db.$count(runs)).toBe(runsBefore)
    const rejectsPath = join(folder, 'dry.rejects.csv')
    expect(existsSync(rejectsPath)).toBe(false)
    await importRows(folder, rows, { isDryRun: true, rejectsPath })
    expect(existsSync(rejectsPath)).toBe(true)
    expect((await importRows(folder, rows)).counts).toEqual(dry.counts)
  })
})
