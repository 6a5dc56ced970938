import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import type { loader } from '#app/routes/public/doctor/appointment.tsx'
import type { loader as firstLoader } from '#app/routes/public/doctor/first-available.tsx'
import { findOpenings } from '#app/modules/booking/slots/pages/openings.server.ts'
import { slotText } from '#app/modules/booking/slots/slot-text.ts'
import { appointments, slotHolds, visitTypes } from '#drizzle/schema/index.ts'
import { insertPractice, insertVisitType } from '#tests/factories/booking.ts'
import { insertSpecialty, tri } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { get, post } from './route-request.ts'

useDatabase()

/** Tuesday, ten in the morning in New York. */
const start = Date.parse('2026-10-20T14:00:00Z')
const thursdayAtTen = '2026-10-22T14:00Z'
const thursdayAtHalfPast = '2026-10-22T14:30Z'
const path = '/doctor/family-medicine/zhining-bai/appointment'
const open = async (search: string) => (await get<typeof loader>(`${path}?${search}`)).data.page

/** A doctor whose first visits take an hour and begin on the hour; others take half an hour, or a quarter. */
beforeEach(async () => {
  setClock(start)
  await withTransaction(async (tx) => {
    await insertSpecialty(tx, { id: 'family-medicine' })
    const { providerFacilityId } = await insertPractice(tx, {
      provider: { slug: 'zhining-bai', specialties: ['family-medicine'] },
      facility: { slug: 'apricot' },
      visitType: { code: 'office' },
    })
    await insertVisitType(tx, providerFacilityId, {
      ...{ code: 'first', name: tri('首诊', '初診', 'First visit'), newPatients: 'new_only', sort: 2 },
      ...{ minutes: 60, alignMinutes: 60 },
    })
    await insertVisitType(tx, providerFacilityId, {
      ...{ code: 'follow-up', name: tri('复诊', '複診', 'Follow-up'), newPatients: 'returning_only', sort: 3 },
      ...{ minutes: 15, alignMinutes: 15 },
    })
  })
})
afterEach(() => setClock(null))

/** What a browser keeps of the hold that an answer brings. */
const cookieOf = ({ headers }: { headers: Headers }) => ({ Cookie: headers.get('Set-Cookie')!.split(';')[0]! })

const hold = (fields: Record<string, string>) =>
  post<never>(`${path}/hold`, { loc: 'apricot', slot: thursdayAtTen, ...fields }, { clientAddress: '203.0.113.1' })

const person = {
  ...{ key: 'FormKey000000000000001', forWhom: 'self', nameEn: 'FANG QINIAN', consent: 'on' },
  ...{ birthYear: '1958', birthMonth: '3', birthDay: '27', phone: '(917) 555-0127', smsConsent: 'on' },
}

describe('whether the patient has seen the doctor before', () => {
  it.each([
    ['zh-Hans', '以前来看过吗？'],
    ['zh-Hant', '以前來看過嗎？'],
    ['en-US', 'Have you been here before?'],
  ] as const)(
    'is asked before any time in %s, and each answer keeps the time that was chosen where it can',
    async (locale, question) => {
      expect(locales).toContain(locale)
      const { html } = await openPage(withPrefix(`${path}?loc=apricot&vt=office&slot=${thursdayAtTen}`, locale))
      expect(html).toContain(question)
      expect(html.match(/<button[^>]*name="slot" value="[^"]+"/g)).toHaveLength(3)
      expect(html).toMatch(locale === 'en-US' ? /10:00.AM/ : /上午10:00/)
    },
  )

  it('leads to the times with an answer for whose visit the time is too short', async () => {
    expect((await open(`slot=${thursdayAtTen}`)).keepsTime).toEqual(['no', 'yes'])
    expect((await open(`slot=${thursdayAtHalfPast}`)).keepsTime).toEqual(['yes'])
    expect((await open('')).keepsTime).toEqual([])
    const { html } = await openPage(`${path}?loc=apricot&slot=${thursdayAtHalfPast}`)
    const search = new URLSearchParams({ loc: 'apricot', seen: 'no', slot: thursdayAtHalfPast }).toString()
    expect(html).toContain(`appointment?${search.replaceAll('&', '&amp;')}"`)
    expect(html.match(/<button[^>]*name="slot"/g)).toHaveLength(2)
  })

  it.each([
    ['zh-Hans', '看过：看诊', '有新的问题', '看过：复诊', '接着看上次的问题'],
    ['zh-Hant', '看過：看診', '有新的問題', '看過：複診', '接著看上次的問題'],
    ['en-US', 'Yes: Office visit', 'For a new problem', 'Yes: Follow-up', 'For the same problem as before'],
  ] as const)('lets who comes again say in %s what brings them, each with its visit', async (locale, ...words) => {
    const { html } = await openPage(withPrefix(`${path}?slot=${thursdayAtTen}`, locale))
    const at = words.map((each) => html.indexOf(each))
    expect(at).not.toContain(-1)
    expect(at).toEqual(at.toSorted((a, b) => a - b))
    const forms = [...html.matchAll(/<form[^>]*\/hold"[^>]*>.*?<\/form>/gs)].map(([form]) => form)
    const visitOf = (form: string) => /name="vt" value="([^"]*)"/.exec(form)?.[1]
    expect(forms.map(visitOf)).toEqual(['', 'office', 'follow-up'])
  })

  it('keeps the time only for those of the two visits that can begin then', async () => {
    await withTransaction((tx) =>
      tx.update(visitTypes).set({ alignMinutes: 45 }).where(eq(visitTypes.code, 'follow-up')),
    )
    expect((await open(`slot=${thursdayAtTen}`)).keepsVisits).toEqual(['office'])
    const { html } = await openPage(`${path}?loc=apricot&slot=${thursdayAtTen}`)
    expect(html).toContain('vt=follow-up&amp;seen=yes&amp;slot=')
  })

  it('shows who comes again the two visits side by side once it is answered, what each is for beside its name', async () => {
    const { html } = await openPage(`${path}?seen=yes`)
    const choices = /<section aria-labelledby="visits">.*?<\/section>/s.exec(html)![0].replaceAll(/<[^>]*>/g, ' ')
    expect(choices.replaceAll(/\s+/g, '')).toBe('这次看什么？看诊约30分钟，看新的问题复诊约15分钟，接着看上次的问题')
    expect(html).not.toContain('看过：')
  })

  it('has nothing to refuse at the times that a list, a profile and a page of first times name', async () => {
    const { providerFacilityId } = (await db.select().from(visitTypes))[0]!
    const named = (await findOpenings([providerFacilityId]))[providerFacilityId]!
    // First visits begin on the hour; half past is open for visits of those who come again only.
    expect(named.nextAt.slice(0, 2).map(slotText)).toEqual(['2026-10-20T16:00Z', '2026-10-20T17:00Z'])
    expect(named.days.map(({ count }) => count)).toEqual([5, 8, 8, 8, 0])
    const first = await get<typeof firstLoader>('/doctor/family-medicine/appointment')
    expect(first.data.page.times.map(({ when }) => when.slot)).toEqual([slotText(named.firstAt!)])
    for (const startsAt of named.nextAt) {
      const slot = slotText(startsAt)
      expect((await open(`slot=${slot}`)).keepsTime, slot).toEqual(['no', 'yes'])
      const { html } = await openPage(`${path}?seen=no&slot=${slot}`)
      expect(html).not.toContain('不能约')
    }
    const back = await open('seen=yes&vt=follow-up')
    expect(back.times!.times.map(({ slot }) => slot)).toContain('2026-10-20T16:15Z')
  })

  it('gives who comes again another of their visits where the one made for them does not begin then', async () => {
    await withTransaction((tx) => tx.update(visitTypes).set({ alignMinutes: 45 }).where(eq(visitTypes.code, 'office')))
    expect((await open(`slot=${thursdayAtTen}`)).keepsTime).toEqual(['no', 'yes'])
    expect((await open(`seen=yes&slot=${thursdayAtTen}`)).visit).toMatchObject({ code: 'follow-up' })
    const held = await hold({ vt: '', seen: 'yes' })
    expect(held.location).toContain('seen=yes&vt=follow-up')
    const again = await post<never>(
      `${path}/hold`,
      { loc: 'apricot', slot: thursdayAtTen, vt: '', seen: 'yes' },
      { clientAddress: '203.0.113.1', headers: cookieOf(held) },
    )
    expect(again.location).toBe(held.location)
  })

  it('keeps for either answer a time that whoever asks holds themselves', async () => {
    const headers = cookieOf(await hold({ vt: '', seen: 'no' }))
    const seen = async (search: string) => (await get<typeof loader>(`${path}?${search}`, { headers })).data.page
    expect((await open(`slot=${thursdayAtTen}`)).keepsTime).toEqual([])
    expect((await seen(`slot=${thursdayAtTen}`)).keepsTime).toEqual(['no', 'yes'])
    const back = await seen(`seen=yes&slot=${thursdayAtTen}`)
    expect(back.chosen).toMatchObject({ slot: thursdayAtTen, heldUntil: null, refusal: null })
  })

  it('leaves no kind of visit to choose that contradicts the answer', async () => {
    const names = async (search: string) => {
      const { html } = await openPage(`${path}?${search}`)
      return ['看诊', '首诊', '复诊'].filter((name) => html.includes(`>${name}<`))
    }
    // Of the visits of somebody new one is left, so there is nothing to choose.
    expect(await names('seen=no')).toEqual([])
    expect(await names('seen=no&vt=office')).toEqual([])
    expect(await names('seen=yes')).toEqual(['看诊', '复诊'])
  })

  it('is answered and the time held in one press', async () => {
    const held = await hold({ vt: '', seen: 'no' })
    expect(held.location).toBe(`${path}?loc=apricot&seen=no&vt=first&slot=2026-10-22T14%3A00Z`)
    expect(await db.select().from(slotHolds)).toHaveLength(1)
  })

  it('chooses the visit and its times, and keeps a time that is open for it', async () => {
    const first = await open(`seen=no&slot=${thursdayAtTen}`)
    expect(first.visit).toMatchObject({ code: 'first' })
    expect(first.chosen).toMatchObject({ slot: thursdayAtTen, refusal: null })
    expect(first.times!.times.map(({ slot }) => slot)).not.toContain(thursdayAtHalfPast)
    const back = await open(`seen=yes&slot=${thursdayAtHalfPast}`)
    expect(back.visit).toMatchObject({ code: 'office' })
    expect(back.chosen).toMatchObject({ slot: thursdayAtHalfPast, refusal: null })
    expect((await open('seen=no&vt=office')).visit).toMatchObject({ code: 'first' })
    expect((await hold({ vt: 'office', seen: 'no' })).location).toContain('seen=no&vt=first')
    expect((await open('seen=no&vt=follow-up')).visit).toMatchObject({ code: 'first' })
  })

  it('offers the nearest times where the one that was asked for does not fit the visit', async () => {
    const page = await open(`seen=no&slot=${thursdayAtHalfPast}`)
    expect(page.chosen).toMatchObject({ refusal: 'CLOSED', isForOtherVisit: true })
    expect(page.nearest.map(({ slot }) => slot)).toContain(thursdayAtTen)
    const { html } = await openPage(`${path}?seen=no&slot=${thursdayAtHalfPast}`)
    expect(html).toContain('10月22日，周四上午10:30不能约“首诊”。')
    expect(html).not.toContain('这个时间刚被约走了')
  })

  it.each([
    ['zh-Hans', '您选的时间（10月19日，周一上午10:00）已经过了，请另选一个。', '这个时间刚被约走了'],
    ['zh-Hant', '您選的時間（10月19日，週一上午10:00）已經過了，請另選一個。', '這個時間剛被約走了'],
    [
      'en-US',
      'The time you picked (Monday, Oct 19, 10:00 AM) has passed. Please choose another.',
      'Someone just booked this time',
    ],
  ] as const)(
    'says in %s that a time of an address is over or taken, before the answer and after it',
    async (locale, past, taken) => {
      const words = async (search: string) => {
        const { status, html } = await openPage(withPrefix(`${path}?${search}`, locale))
        expect(status).toBe(200)
        return html.replaceAll(/<\/?(?:span|wbr)[^>]*>/g, '').replaceAll('\u202f', ' ')
      }
      for (const search of ['', 'seen=no&', 'seen=yes&']) {
        expect(await words(`${search}slot=2026-10-19T14:00Z`), search).toContain(past)
        expect(await words(`${search}slot=${thursdayAtTen}`), search).not.toContain(taken)
      }
      await hold({ vt: '', seen: 'no' })
      for (const search of ['', 'seen=no&', 'seen=yes&']) {
        expect(await words(`${search}slot=${thursdayAtTen}`), search).toContain(taken)
      }
    },
  )

  it('comes first for a button that does not know the visit, and holds nothing', async () => {
    const { status, location } = await hold({ vt: 'office' })
    expect([status, location]).toEqual([302, `${path}?loc=apricot&slot=2026-10-22T14%3A00Z`])
    expect(await db.select().from(slotHolds)).toEqual([])
  })

  it('goes with the held time into the form, which does not ask again, and into the appointment', async () => {
    const held = await hold({ vt: 'office', seen: 'yes' })
    expect(held.location).toBe(`${path}?loc=apricot&seen=yes&vt=office&slot=2026-10-22T14%3A00Z`)
    const { html } = await openPage(held.location!, { headers: cookieOf(held) })
    expect(html).toContain('name="nameEn"')
    expect(html).not.toContain('以前来看过吗？')
    expect(html).not.toContain('name="visited"')
    const body = { ...person, loc: 'apricot', vt: 'office', slot: thursdayAtTen }
    const sent = await post<never>(held.location!, body, { clientAddress: '203.0.113.1', headers: cookieOf(held) })
    expect(sent.status).toBe(302)
    expect(await db.select().from(appointments)).toMatchObject([{ isNewPatient: false }])
  })

  it('is known of a visit that is for one of the two only', async () => {
    const page = await open('vt=first')
    expect(page).toMatchObject({ seen: 'no', isSeenAsked: false })
    expect(page.times!.days.length).toBeGreaterThan(0)
    expect((await hold({ vt: 'first' })).location).toContain('seen=no&vt=first')
  })
})
