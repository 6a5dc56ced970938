import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Locale } from '#app/core/i18n/locale.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { changeProvider } from '#app/modules/directory/commands/change-provider.server.ts'
import { getProviderProfile, resolveProvider } from '#app/modules/directory/queries/provider-profile.server.ts'
import {
  auditEvents,
  changeRequests,
  providerCredentials,
  providerLanguages,
  providers,
  providerSpecialties,
  searchChanges,
} from '#drizzle/schema/index.ts'
import { actorOf } from '#tests/factories/accounts.ts'
import { insertLanguage, insertProvider, insertSpecialty, tri } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { findPersonalPage } from './queries/personal-page.server.ts'
import { savePart } from './commands/save-part.server.ts'

useDatabase()

let providerId: string
const owner = () => actorOf({ providerId, seats: [] })
const own = async () => (await db.select().from(providers).where(eq(providers.id, providerId)))[0]!
const requests = () => db.select().from(changeRequests).orderBy(asc(changeRequests.createdAt), asc(changeRequests.id))
const names = { nameHans: '张美玲', nameHant: '張美玲', preferredName: null, title: 'MD' }
const bio = { 'zh-Hans': '新的简介文字在这里', 'zh-Hant': '新的簡介文字在這裡', 'en-US': 'A new description' }

async function make(overrides: Parameters<typeof insertProvider>[1] = {}) {
  providerId = await withTransaction(async (tx) => {
    await insertSpecialty(tx, { id: 'internal-medicine' })
    await insertSpecialty(tx, { id: 'cardiology', sort: 2 })
    await insertLanguage(tx, { id: 'yue' })
    await insertLanguage(tx, { id: 'cmn' })
    return insertProvider(tx, {
      nameHans: '张玲',
      nameHant: '張玲',
      pronunciationPinyin: 'Zhāng Líng',
      specialties: ['internal-medicine'],
      languages: [{ languageId: 'cmn' }],
      ...overrides,
    })
  })
}

describe('of a public profile', () => {
  beforeEach(() => make())

  it('languages hold at once, are found and kept from imports', async () => {
    const spoken = [{ languageId: 'yue', level: 'native' as const }]
    expect(await savePart(owner(), { part: 'languages', values: spoken }, 1)).toBe('saved')
    expect(await db.select().from(providerLanguages)).toMatchObject([{ languageId: 'yue', level: 'native' }])
    expect(await own()).toMatchObject({ version: 2, editedFields: ['languages'] })
    expect(await db.select().from(searchChanges)).toMatchObject([{ providerId }])
    expect(await db.select({ action: auditEvents.action }).from(auditEvents)).toEqual([
      { action: 'directory.profile_update' },
    ])
    expect(await requests()).toEqual([])
  })

  it('specialties hold at once, the first being the main one', async () => {
    await savePart(owner(), { part: 'specialties', values: ['cardiology', 'internal-medicine'] }, 1)
    const rows = await db.select().from(providerSpecialties).orderBy(asc(providerSpecialties.specialtyId))
    expect(rows).toMatchObject([
      { specialtyId: 'cardiology', isPrimary: true },
      { specialtyId: 'internal-medicine', isPrimary: false },
    ])
    const unknown = savePart(owner(), { part: 'specialties', values: ['nothing'] }, 2)
    await expect(unknown).rejects.toMatchObject({ code: 'directory.unknown_specialty' })
    expect(await own()).toMatchObject({ version: 2 })
  })

  it('a description waits for a reviewer, and patients see the former one', async () => {
    await withTransaction((tx) =>
      tx
        .update(providers)
        .set({ bio: tri('原来的简介') })
        .where(eq(providers.id, providerId)),
    )
    expect(await savePart(owner(), { part: 'bio', values: bio }, 1)).toBe('submitted')
    expect(await requests()).toMatchObject([
      { kind: 'description', field: 'bio', status: 'submitted', before: { bio: tri('原来的简介') }, after: { bio } },
    ])
    const { provider } = await resolveProvider((await own()).slug)
    expect((await getProviderProfile(provider!, 'zh-Hans')).bio).toBe('原来的简介')
    expect(await own()).toMatchObject({ version: 1 })
  })

  it('the newest words count, the same ones again are nothing, and the former ones take it back', async () => {
    await savePart(owner(), { part: 'names', values: names }, 1)
    expect(await savePart(owner(), { part: 'names', values: names }, 1)).toBe('unchanged')
    await savePart(owner(), { part: 'names', values: { ...names, title: 'DO' } }, 1)
    expect((await requests()).map(({ status }) => status).sort()).toEqual(['submitted', 'superseded'])
    const former = { nameHans: '张玲', nameHant: '張玲', preferredName: null, title: null }
    expect(await savePart(owner(), { part: 'names', values: former }, 1)).toBe('withdrawn')
    expect((await requests()).map(({ status }) => status).sort()).toEqual(['superseded', 'withdrawn'])
    expect((await findPersonalPage(owner()))!.requests).toEqual([])
  })

  it('a form on a former version changes nothing', async () => {
    const edit = { providerId, userId: 'somebody', version: 1 }
    await withTransaction((tx) => changeProvider(tx, edit, { fields: ['gender'], columns: { gender: 'f' } }))
    for (const change of [
      { part: 'languages', values: [] },
      { part: 'bio', values: bio },
    ] as const)
      await expect(savePart(owner(), { ...change, values: change.values as never }, 1)).rejects.toMatchObject({
        code: 'directory.stale',
      })
    expect(await requests()).toEqual([])
  })

  it('only the one that is the own is changed', async () => {
    const stranger = actorOf({ providerId: 'another' })
    await expect(savePart(stranger, { part: 'names', values: names }, 1)).rejects.toMatchObject({ kind: 'not_found' })
    expect(await findPersonalPage(actorOf())).toBeNull()
  })
})

describe('of a profile that patients do not see', () => {
  beforeEach(() => make({ status: 'draft' }))

  it('everything holds at once, and how the former name was read aloud is forgotten', async () => {
    expect(await savePart(owner(), { part: 'names', values: names }, 1)).toBe('saved')
    expect(await savePart(owner(), { part: 'bio', values: bio }, 2)).toBe('saved')
    expect(await own()).toMatchObject({ nameHans: '张美玲', pronunciationPinyin: null, bio, version: 3 })
    expect((await own()).editedFields).toEqual(['nameHans', 'nameHant', 'preferredName', 'title', 'bio'])
    expect(await requests()).toEqual([])
  })

  it('a credential that stays keeps that it is verified; one of another kind is not touched', async () => {
    const stated = {
      kind: 'education',
      issuer: 'A School',
      title: 'MD',
      numberMasked: null,
      state: null,
      endsOn: null,
    } as const
    await withTransaction((tx) =>
      tx.insert(providerCredentials).values([
        { id: 'kept', providerId, ...stated, verifyState: 'verified' },
        { id: 'gone', providerId, ...stated, title: 'PhD', verifyState: 'verified' },
        { id: 'dea', providerId, kind: 'dea', issuer: 'DEA', title: 'DEA', verifyState: 'verified' },
      ]),
    )
    await savePart(owner(), { part: 'credentials', values: [stated, { ...stated, kind: 'board' }] }, 1)
    const rows = await db.select().from(providerCredentials).orderBy(asc(providerCredentials.kind))
    expect(rows).toMatchObject([
      { kind: 'board', verifyState: 'unverified' },
      { id: 'dea' },
      { id: 'kept', verifyState: 'verified' },
    ])
  })
})

it('a verified credential whose number its owner changes is unverified again', async () => {
  await make({ status: 'draft' })
  const license = { kind: 'license', issuer: 'New York', title: 'Physician', state: 'NY', endsOn: null } as const
  const verified = { verifyState: 'verified', verifiedBy: 'the state', verifiedAt: 1 } as const
  await withTransaction((tx) =>
    tx.insert(providerCredentials).values({ id: 'old', providerId, ...license, numberMasked: '••••1234', ...verified }),
  )
  const stored = () => db.select().from(providerCredentials)
  await savePart(owner(), { part: 'credentials', values: [{ ...license, numberMasked: '••••1234' }] }, 1)
  expect(await stored()).toMatchObject([verified])
  await savePart(owner(), { part: 'credentials', values: [{ ...license, numberMasked: '••••9876' }] }, 2)
  const unverified = { verifyState: 'unverified', verifiedBy: null, verifiedAt: null }
  expect(await stored()).toMatchObject([{ numberMasked: '••••9876', ...unverified }])
})

describe('a description in one Chinese script', () => {
  beforeEach(() => make())

  const one = (text: string) => ({ 'zh-Hans': text, 'zh-Hant': '', 'en-US': '' })

  it('is drafted in the other, told so to patients, until its owner has read it', async () => {
    await withTransaction((tx) => tx.update(providers).set({ status: 'draft', bio: null }))
    const { version } = await own()
    expect(await savePart(owner(), { part: 'bio', values: one('看成人内科，欢迎预约软件挂号') }, version)).toBe('saved')
    const drafted = (await own()).bio!
    expect(drafted).toEqual({
      'zh-Hans': '看成人内科，欢迎预约软件挂号',
      'zh-Hant': '看成人內科，歡迎預約軟體掛號',
      'en-US': '',
      draft: 'zh-Hant',
    })
    await withTransaction((tx) => tx.update(providers).set({ status: 'listed' }))
    const shown = async (locale: Locale) =>
      getProviderProfile((await resolveProvider((await own()).slug)).provider!, locale)
    expect(await shown('zh-Hans')).toMatchObject({ bio: drafted['zh-Hans'], isBioConverted: false, bioElsewhere: null })
    expect(await shown('zh-Hant')).toMatchObject({ bio: drafted['zh-Hant'], isBioConverted: true })
    expect(await shown('en-US')).toMatchObject({ bio: null, bioElsewhere: { locale: 'zh-Hans' } })
    // To have read it changes nothing that a reviewer would have to see.
    const { draft: _draft, ...read } = drafted
    expect(await savePart(owner(), { part: 'bio', values: read }, (await own()).version)).toBe('saved')
    expect((await own()).bio).toEqual(read)
    expect(await shown('zh-Hant')).toMatchObject({ isBioConverted: false })
    expect(await requests()).toEqual([])
  })

  it('the other way round, too, and goes to a reviewer with its mark once the profile is public', async () => {
    const hant = { 'zh-Hans': '', 'zh-Hant': '看成人內科，歡迎預約', 'en-US': '' }
    expect(await savePart(owner(), { part: 'bio', values: hant }, (await own()).version)).toBe('submitted')
    expect(await requests()).toMatchObject([
      { after: { bio: { 'zh-Hans': '看成人内科，欢迎预约', 'zh-Hant': '看成人內科，歡迎預約', draft: 'zh-Hans' } } },
    ])
  })

  it('that waits loses its mark where it lies, once its owner has read it, and keeps its place', async () => {
    const hant = { 'zh-Hans': '', 'zh-Hant': '看成人內科，歡迎預約', 'en-US': '' }
    await savePart(owner(), { part: 'bio', values: hant }, (await own()).version)
    const [waiting] = await requests()
    const read = { ...hant, 'zh-Hans': '看成人内科，欢迎预约' }
    expect(await savePart(owner(), { part: 'bio', values: read }, (await own()).version)).toBe('saved')
    expect(await requests()).toMatchObject([
      { id: waiting!.id, status: 'submitted', createdAt: waiting!.createdAt, after: { bio: read } },
    ])
    expect((await requests())[0]!.after).not.toHaveProperty('bio.draft')
    // Another word is another proposal.
    const other = { ...read, 'zh-Hans': '看成人内科' }
    expect(await savePart(owner(), { part: 'bio', values: other }, (await own()).version)).toBe('submitted')
    expect((await requests()).map(({ status }) => status).sort()).toEqual(['submitted', 'superseded'])
  })
})
