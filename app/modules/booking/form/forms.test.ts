import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { formBody, parseForm } from '#app/core/form/form-body.server.ts'
import { bookingForm, requestForm, waitlistForm } from './forms.ts'
import { readSlot, slotText } from '../slots/slot-text.ts'

beforeEach(() => setClock(Date.parse('2026-10-20T14:00:00Z')))
afterEach(() => setClock(null))

const good = {
  key: 'A1b2C3d4E5f6G7h8I9j0K1',
  slot: '2026-10-23T14:30Z',
  loc: 'apricot',
  vt: 'first',
  forWhom: 'self',
  nameZh: '方杞年',
  nameEn: 'FANG QINIAN',
  birthYear: '1958',
  birthMonth: '3',
  birthDay: '27',
  phone: '(917) 555-0127',
  consent: 'on',
  smsConsent: 'on',
}

const body = (fields: Record<string, string | string[]>) =>
  formBody(Object.entries(fields).flatMap(([name, value]) => [value].flat().map((each) => [name, each] as const)))

describe('the booking form', () => {
  it('reads a person who books for herself', () => {
    const submission = parseForm(body(good), bookingForm)
    expect(submission.status === 'success' && submission.value).toMatchObject({
      startsAt: Date.parse('2026-10-23T14:30Z'),
      forWhom: 'self',
      patient: {
        nameEn: 'FANG QINIAN',
        nameZh: '方杞年',
        birthDate: '1958-03-27',
        phone: '+19175550127',
        email: null,
      },
      contact: null,
      smsConsent: true,
      emailConsent: false,
      reason: null,
      isMachine: false,
    })
  })

  it('keeps the contact apart when somebody books for a parent', () => {
    const submission = parseForm(
      body({ ...good, forWhom: 'parent', contactName: 'Lily Fang', email: 'lily@example.com' }),
      bookingForm,
    )
    expect(submission.status === 'success' && submission.value).toMatchObject({
      patient: { nameEn: 'FANG QINIAN', phone: null, email: null },
      contact: { nameEn: 'Lily Fang', phone: '+19175550127', email: 'lily@example.com' },
    })
  })

  it('says everything that is wrong at once, and keeps what was typed', () => {
    const submission = parseForm(
      body({ key: good.key, slot: good.slot, nameEn: '方杞年', birthMonth: '3', phone: '917555012', email: 'x' }),
      bookingForm,
    )
    const reply = submission.reply()
    expect(reply.error).toEqual({
      nameEn: ['errors.nameLatin'],
      birthYear: ['errors.birthYear'],
      phone: ['errors.phoneShort?count=1'],
      email: ['errors.email'],
      consent: ['errors.consent'],
    })
    expect(reply.initialValue).toMatchObject({ nameEn: '方杞年', phone: '917555012' })
  })

  it('wants one way to reach the patient', () => {
    const { phone: _phone, ...without } = good
    expect(parseForm(body(without), bookingForm).reply().error).toEqual({ phone: ['errors.contact'] })
    const mailed = parseForm(body({ ...without, email: 'mei@example.com' }), bookingForm)
    expect(mailed.status === 'success' && mailed.value).toMatchObject({ smsConsent: false })
  })

  it('takes the nearest time that was pressed instead of the one that is gone', () => {
    const submission = parseForm(body({ ...good, newSlot: '2026-10-23T15:00Z' }), bookingForm)
    expect(submission.status === 'success' && submission.value.startsAt).toBe(Date.parse('2026-10-23T15:00Z'))
  })

  it('refuses a form without its key', () => {
    expect(parseForm(body({ ...good, key: 'short' }), bookingForm).reply().error).toEqual({ key: ['errors.stale'] })
  })

  it('knows a machine by the field that nobody sees', () => {
    const submission = parseForm(body({ ...good, website: 'https://spam.example' }), bookingForm)
    expect(submission.status === 'success' && submission.value.isMachine).toBe(true)
  })
})

describe('the request form', () => {
  const { slot: _slot, vt: _vt, ...person } = good
  it('takes up to three wished half-days', () => {
    const submission = parseForm(
      body({ ...person, wishDate1: '2026-10-22', wishPart1: 'pm', wishDate3: '2026-10-24', wishPart3: 'evening' }),
      requestForm,
    )
    expect(submission.status === 'success' && submission.value.windows).toEqual([
      { date: '2026-10-22', part: 'pm' },
      { date: '2026-10-24', part: 'evening' },
    ])
  })

  it('wants one at least, and none in the past', () => {
    expect(parseForm(body(person), requestForm).reply().error).toEqual({ wishDate1: ['errors.wish'] })
    const late = { ...person, wishDate1: '2026-11-17', wishDate2: '2026-11-18' }
    expect(parseForm(body(late), requestForm).reply().error).toEqual({ wishDate2: ['errors.wishDate'] })
    expect(parseForm(body({ ...person, wishDate2: '2026-10-20' }), requestForm).reply().error).toEqual({
      wishDate1: ['errors.wish'],
      wishDate2: ['errors.wishDate'],
    })
  })
})

describe('the waitlist form', () => {
  const { slot: _slot, ...person } = good
  it('reads dates, parts of the day and weekdays', () => {
    const submission = parseForm(
      body({ ...person, dateTo: '2026-11-20', parts: ['am', 'evening'], weekdays: ['1', '6'], notice: '1440' }),
      waitlistForm,
    )
    expect(submission.status === 'success' && submission.value).toMatchObject({
      dateFrom: '2026-10-20',
      dateTo: '2026-11-20',
      parts: ['am', 'evening'],
      weekdays: [1, 6],
      noticeMinutes: 1440,
    })
  })

  it('wants an end that is not before the beginning', () => {
    expect(parseForm(body(person), waitlistForm).reply().error).toEqual({ dateTo: ['errors.dateTo'] })
    const until = (dateTo: string) => parseForm(body({ ...person, dateTo }), waitlistForm).reply().error
    expect(until('2027-01-18')).toBeUndefined()
    expect(until('2027-01-19')).toEqual({ dateTo: ['errors.dateTo'] })
    const turned = { ...person, dateFrom: '2026-11-10', dateTo: '2026-11-01' }
    expect(parseForm(body(turned), waitlistForm).reply().error).toEqual({ dateTo: ['errors.dateOrder'] })
  })
})

describe('a time in an address', () => {
  it('is an instant of whole minutes', () => {
    const instant = Date.parse('2026-11-01T14:00:00Z')
    expect(slotText(instant)).toBe('2026-11-01T14:00Z')
    expect(readSlot('2026-11-01T14:00Z')).toBe(instant)
    for (const text of [null, '', '2026-11-01', '2026-13-01T00:00Z', 'javascript:1']) expect(readSlot(text)).toBeNull()
  })
})
