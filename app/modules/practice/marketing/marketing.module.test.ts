import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SeatRole } from '#app/core/actor.ts'
import { setClock } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { qrImage } from '#app/core/qr.server.ts'
import { siteOrigin } from '#app/core/site.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { markClaims } from '#app/modules/moderation/banned-claims.ts'
import { providerFacilities, providers } from '#drizzle/schema/directory.ts'
import { bannedClaimRows } from '#drizzle/seed/reference/banned-claims.ts'
import { actorOf, deskActor } from '#tests/factories/accounts.ts'
import { bookingInput, insertPractice, insertProviderFacility, type Practice } from '#tests/factories/booking.ts'
import { insertLanguage, insertProvider, insertSpecialty, tri } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { loadDoctorPage } from './pages/doctor-page.server.ts'
import { loadOverviewPage } from './pages/overview-page.server.ts'
import { loadPosterPage } from './pages/poster-page.server.ts'

useDatabase()

const nowhere = new URLSearchParams()
const search = (query: string) => new URLSearchParams(query)

let own: Practice
let foreign: Practice
const as = (role: SeatRole, tier: 1 | 2 | 3 = 3) =>
  actorOf({ seats: [{ facilityId: own.facilityId, role, tier }], tier: 1, locale: 'en-US' })
const doctor = () => actorOf({ providerId: own.providerId, seats: [], locale: 'en-US' })

beforeEach(async () => {
  ;[own, foreign] = await withTransaction(async (tx) => {
    await insertSpecialty(tx, { id: 'family-medicine', name: tri('家庭医学', '家庭醫學', 'Family Medicine') })
    await insertLanguage(tx, { id: 'yue', name: tri('粤语', '粵語', 'Cantonese') })
    const provider = {
      ...{ slug: 'zhining-bai', nameHans: '白芷宁', nameHant: '白芷寧', specialties: ['family-medicine'] },
      languages: [{ languageId: 'yue' }],
    }
    const facility = { slug: 'harbor', nameHans: '海港诊所', nameHant: '海港診所' }
    return [await insertPractice(tx, { provider, facility }), await insertPractice(tx)] as const
  })
})

const change = (set: Partial<typeof providers.$inferInsert>) =>
  withTransaction((tx) => tx.update(providers).set(set).where(eq(providers.id, own.providerId)))
const changeThere = (set: Partial<typeof providerFacilities.$inferInsert>) =>
  withTransaction((tx) =>
    tx.update(providerFacilities).set(set).where(eq(providerFacilities.id, own.providerFacilityId)),
  )

describe('what can be handed out about a doctor', () => {
  it('is written in each language with the addresses of that language', async () => {
    const page = await loadDoctorPage(as('manager'), own.providerFacilityId, nowhere)
    const profile = (prefix: string) => `${siteOrigin}${prefix}/doctor/family-medicine/zhining-bai`
    expect(page!.messages.map(({ text }) => text)).toEqual([
      `白芷宁医生（家庭医学）在海港诊所看诊。\n会讲：粤语\n地址：1 Test Street, New York, NY 10013\n电话：(212) 555-0111\n语言、保险和看诊时间：${profile('')}\n网上预约：${profile('')}/appointment?loc=harbor`,
      `白芷寧醫生（家庭醫學）在海港診所看診。\n會講：粵語\n地址：1 Test Street, New York, NY 10013\n電話：(212) 555-0111\n語言、保險和看診時間：${profile('/zh-Hant')}\n網上預約：${profile('/zh-Hant')}/appointment?loc=harbor`,
      `Zhining Bai, MD (Family Medicine) sees patients at Harbor Practice.\nLanguages: Cantonese\nAddress: 1 Test Street, New York, NY 10013\nPhone: (212) 555-0111\nLanguages, plans, and hours: ${profile('/en-US')}\nBook online: ${profile('/en-US')}/appointment?loc=harbor`,
    ])
  })

  it('has codes and a picture in the language that the address names', async () => {
    const page = (await loadDoctorPage(as('front_desk'), own.providerFacilityId, search('lang=zh-Hant')))!
    expect(page.codes.map(({ target }) => target)).toEqual(['profile', 'booking'])
    for (const { address, image } of page.codes) {
      expect(address.startsWith(`${siteOrigin}/zh-Hant/doctor/`)).toBe(true)
      expect(image).toBe(await qrImage(address))
    }
    expect(page.picture).toMatchObject({ file: 'zhining-bai-zh-Hant.png' })
    expect(page.picture!.src).toMatch(/^\/zh-Hant\/share-image\/doctor\/zhining-bai\.png\?v=[0-9a-f]{12}$/)
    expect((await loadDoctorPage(as('viewer'), own.providerFacilityId, search('lang=fr')))!.lang).toBe('en-US')
  })

  it('leads to no booking where patients cannot ask for a time', async () => {
    await changeThere({ isBookable: false })
    const page = (await loadDoctorPage(as('manager'), own.providerFacilityId, nowhere))!
    expect(page.codes.map(({ target }) => target)).toEqual(['profile'])
    expect(page.messages.map(({ text }) => text).join()).not.toContain('/appointment')
    const poster = await loadPosterPage(as('manager'), own.providerFacilityId, search('of=booking'))
    expect(poster).toMatchObject({ target: 'profile', isBookable: false })
  })

  it('is nothing while the profile is not public', async () => {
    await change({ status: 'retired' })
    const page = (await loadDoctorPage(as('manager'), own.providerFacilityId, nowhere))!
    expect(page).toMatchObject({ isPublic: false, codes: [], picture: null, messages: [] })
    expect((await loadPosterPage(as('manager'), own.providerFacilityId, nowhere))!.poster).toBeNull()
    expect((await loadOverviewPage(as('manager'), nowhere)).clinics).toMatchObject([{ messages: [] }])
  })

  it('promises nothing', async () => {
    const page = (await loadDoctorPage(as('manager'), own.providerFacilityId, nowhere))!
    const { clinics } = await loadOverviewPage(as('manager'), nowhere)
    for (const { locale, text } of [...page.messages, ...clinics.flatMap(({ messages }) => messages)]) {
      expect(markClaims(text, locale, bannedClaimRows).filter(({ kind }) => kind !== null)).toEqual([])
    }
  })

  it('is for who sees the doctor: anybody else’s is as unknown as one that does not exist', async () => {
    for (const load of [loadDoctorPage, loadPosterPage]) {
      expect(await load(as('owner'), foreign.providerFacilityId, nowhere)).toBeNull()
      expect(await load(doctor(), foreign.providerFacilityId, nowhere)).toBeNull()
      expect(await load(doctor(), own.providerFacilityId, nowhere)).not.toBeNull()
    }
  })

  it('counts by which way the visits of the last 30 days were made, and no others', async () => {
    const at = (time: string) => Date.parse(`2026-10-${time}:00Z`)
    const book = (practice: Practice, startsAt: number, desk = false) =>
      bookAppointment(
        bookingInput(practice, { startsAt, ...(desk && { actor: deskActor(), source: 'phone' as const }) }),
      )
    setClock(at('05T15:00'))
    await book(own, at('20T14:00'))
    setClock(at('20T15:00'))
    await book(own, at('22T14:00'))
    await book(own, at('22T15:00'))
    await book(own, at('22T16:00'), true)
    await book(foreign, at('22T14:00'))
    setClock(Date.parse('2026-11-10T15:00:00Z'))
    const page = await loadDoctorPage(as('viewer'), own.providerFacilityId, nowhere)
    expect(page!.sources).toEqual([
      { source: 'web', count: 2 },
      { source: 'phone', count: 1 },
    ])
  })
})

describe('a poster', () => {
  it('is in its own language, whatever the reader’s, and shows an address that can be typed', async () => {
    const page = await loadPosterPage(as('manager'), own.providerFacilityId, search('lang=zh-Hans&of=booking'))
    expect(page).toMatchObject({ lang: 'zh-Hans', target: 'booking', name: 'Zhining Bai, MD' })
    const address = `${siteOrigin}/doctor/family-medicine/zhining-bai/appointment`
    expect(page!.poster).toMatchObject({
      ...{ name: '白芷宁 医生', specialty: '家庭医学', clinic: '海港诊所', languages: '会讲：粤语' },
      second: { other: 'Zhining Bai, MD', isChinese: true },
      typed: address.replace(/^https?:\/\//, ''),
      image: await qrImage(`${address}?loc=harbor`),
    })
    const other = await loadPosterPage(as('manager'), own.providerFacilityId, search('lang=zh-Hans&of=profile'))
    expect(other).toMatchObject({ target: 'profile' })
    expect(other!.poster!.scan).not.toBe(page!.poster!.scan)
  })
})

describe('the overview', () => {
  const addColleague = (activeTo: string | null = null) =>
    withTransaction(async (tx) => {
      const providerId = await insertProvider(tx, {
        ...{ legalLast: 'Yang', specialties: ['family-medicine'], practices: [] },
      })
      const made = await insertProviderFacility(tx, { providerId, facilityId: own.facilityId })
      await tx.update(providerFacilities).set({ activeTo }).where(eq(providerFacilities.id, made.providerFacilityId))
      return made.providerFacilityId
    })

  it('has the doctors of one’s clinics, without who has left', async () => {
    const colleague = await addColleague()
    await addColleague('2026-01-31')
    const { clinics } = await loadOverviewPage(as('viewer'), nowhere)
    expect(clinics.map(({ slug }) => slug)).toEqual(['harbor'])
    expect(clinics[0]!.doctors.map(({ id }) => id).sort()).toEqual([own.providerFacilityId, colleague].sort())
    expect(clinics[0]!.messages.at(-1)!.text.match(/\/en-US\/doctor\//g)).toHaveLength(2)
  })

  it('says of each doctor what that profile lacks', async () => {
    const colleague = await addColleague()
    const [clinic] = (await loadOverviewPage(as('viewer'), nowhere)).clinics
    const missing = (id: string) => clinic!.doctors.find((line) => line.id === id)!.fixes.map(({ part }) => part)
    expect(missing(own.providerFacilityId)).toEqual(['plans', 'photo', 'bio', 'education', 'price'])
    expect(missing(colleague)).toEqual(['chineseName', 'languages', 'plans', 'photo', 'bio', 'education', 'price'])
    expect(clinic!.doctors.map(({ percent }) => percent).sort()).toEqual([30, 50])
  })

  it('shows a doctor without a seat nobody else, and no message in the name of the clinic', async () => {
    await addColleague()
    const { clinics } = await loadOverviewPage(doctor(), nowhere)
    expect(clinics).toMatchObject([{ doctors: [{ id: own.providerFacilityId, isOwn: true }], messages: [] }])
  })

  it('leads to each missing part where who looks may fill it in', async () => {
    const fixes = async (actor: ReturnType<typeof doctor>) => {
      const [line] = (await loadOverviewPage(actor, nowhere)).clinics[0]!.doctors
      return Object.fromEntries(line!.fixes.map(({ part, to }) => [part, to]))
    }
    expect(await fixes(doctor())).toMatchObject({ photo: expect.stringContaining('part=photo') as string })
    expect(await fixes(as('manager'))).toMatchObject({
      plans: `/provider/4/dashboard/clinics/${own.providerFacilityId}`,
      photo: null,
    })
    expect(await fixes(as('viewer'))).toMatchObject({ plans: null, photo: null })
  })

  it('leads to promotion from the third level on, and below says which level has it', async () => {
    const promotion = async (actor: ReturnType<typeof doctor>) => (await loadOverviewPage(actor, nowhere)).promotion
    expect(await promotion(as('manager'))).toBe('open')
    expect(await promotion(as('owner', 2))).toBe('level')
    expect(await promotion(as('front_desk'))).toBe('role')
  })
})
