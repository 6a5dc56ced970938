import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { answersIn, formBody, parseForm } from '#app/core/form/form-body.server.ts'
import { daysChange, daysForm } from '../days-form.ts'
import { packsFrom } from '../holiday-dates.ts'
import { copyForm, hoursForm } from '../hours-form.ts'
import { impactForm, readChoices } from './impact-form.ts'
import { holidaysForm, rulesForm } from '../rules-form.ts'
import { visitTypeCode, visitTypeForm } from '../visit-type-form.ts'
import { dateWords, periodWords, weekdaysWords } from '../wall-words.ts'

const bodyOf = (fields: Record<string, string | readonly string[]>) =>
  formBody(Object.entries(fields).flatMap(([name, values]) => [values].flat().map((value) => [name, value] as const)))
type Schema = Parameters<typeof parseForm>[1]
const parse = <S extends Schema>(schema: S, fields: Record<string, string | readonly string[]>) => {
  const submission = parseForm(bodyOf(fields), schema)
  return submission.status === 'success'
    ? { value: submission.value, error: null }
    : { value: null, error: submission.reply().error ?? {} }
}
const id = '0199f000-0000-7000-8000-000000000001'

beforeEach(() => setClock(Date.parse('2026-10-20T14:00:00Z')))
afterEach(() => setClock(null))

describe('hours', () => {
  const good = { id, weekdays: ['1', '3'], starts: '09:00', ends: '12:00', everyWeeks: '1', visits: 'all' }

  it('are one period, or two with a pause', () => {
    expect(parse(hoursForm, good).value?.periods).toEqual([
      {
        weekdays: [1, 3],
        starts: '09:00',
        ends: '12:00',
        effectiveFrom: null,
        effectiveTo: null,
        everyWeeks: 1,
        anchorDate: null,
        visitTypeIds: null,
      },
    ])
    const { value } = parse(hoursForm, { ...good, starts2: '13:00', ends2: '17:00' })
    expect(value?.periods.map(({ starts, ends }) => [starts, ends])).toEqual([
      ['09:00', '12:00'],
      ['13:00', '17:00'],
    ])
  })

  it('may run over midnight, and midnight ends a day', () => {
    expect(parse(hoursForm, { ...good, starts: '22:00', ends: '06:00' }).value?.periods[0]).toMatchObject({
      ends: '06:00',
    })
    expect(parse(hoursForm, { ...good, starts: '00:00', ends: '00:00' }).value?.periods[0]).toMatchObject({
      starts: '00:00',
      ends: '24:00',
    })
  })

  it('names everything that is wrong at once', () => {
    const { error } = parse(hoursForm, {
      id,
      starts: '9',
      ends: '25:00',
      everyWeeks: '2',
      effectiveFrom: '2026-12-01',
      effectiveTo: '2026-11-01',
      visits: 'some',
    })
    expect(error).toEqual({
      weekdays: ['errors.weekdays'],
      starts: ['errors.starts'],
      ends: ['errors.ends'],
      anchorDate: ['errors.anchorDate'],
      effectiveTo: ['errors.dateOrder'],
      visitTypeIds: ['errors.visitTypes'],
    })
    expect(parse(hoursForm, { ...good, ends: '09:00' }).error).toEqual({ ends: ['errors.sameTime'] })
    expect(parse(hoursForm, { ...good, id: '' }).error).toHaveProperty('id')
  })

  it('are copied to other days only', () => {
    expect(parse(copyForm, { from: '1', to: ['1', '2'] }).value).toMatchObject({ from: 1, to: [2] })
    expect(parse(copyForm, { from: '1', to: '1' }).error).toEqual({ to: ['errors.copyTo'] })
  })
})

describe('days', () => {
  const ids = () => {
    let serial = 0
    return () => `row-${++serial}`
  }
  const off = { kind: 'off', dateFrom: '2026-10-26', where: ['a', 'b'] }
  const changeOf = (fields: Record<string, string | readonly string[]>) =>
    daysChange(parse(daysForm, fields).value!, 'facility', ids())

  it('are, at each provider facility, one exception for a day, one closure for a leave', () => {
    expect(changeOf(off)).toMatchObject({
      providerFacilityIds: ['a', 'b'],
      facilityId: null,
      closures: [],
      exceptions: [
        { providerFacilityId: 'a', date: '2026-10-26', kind: 'off', starts: null },
        { providerFacilityId: 'b', date: '2026-10-26', kind: 'off', starts: null },
      ],
    })
    const leave = changeOf({ ...off, dateTo: '2026-11-08', reason: 'Holiday' })
    expect(leave).toMatchObject({
      exceptions: [],
      closures: [
        { scope: 'provider_facility', scopeId: 'a', dateFrom: '2026-10-26', dateTo: '2026-11-08', part: 'all' },
        { scopeId: 'b', reason: { 'en-US': 'Holiday' } },
      ],
    })
  })

  it('close a whole facility for everybody', () => {
    expect(changeOf({ ...off, where: ['a', 'facility'], starts: '12:00', ends: '00:00' })).toMatchObject({
      providerFacilityIds: [],
      facilityId: 'facility',
      exceptions: [],
      closures: [{ scope: 'facility', scopeId: 'facility', part: 'times', startsAt: '12:00', endsAt: '24:00' }],
    })
  })

  it('add other hours day by day, on chosen weekdays', () => {
    const change = changeOf({
      kind: 'extra',
      dateFrom: '2026-10-26',
      dateTo: '2026-11-08',
      weekdays: '6',
      starts: '09:00',
      ends: '12:00',
      where: 'a',
    })
    expect(change).toMatchObject({ exceptions: [{ date: '2026-10-31' }, { date: '2026-11-07' }] })
  })

  it('refuse what cannot be', () => {
    expect(parse(daysForm, { ...off, dateFrom: '2026-10-19' }).error).toEqual({ dateFrom: ['errors.past'] })
    expect(parse(daysForm, { ...off, dateTo: '2026-10-25' }).error).toEqual({ dateTo: ['errors.dateOrder'] })
    expect(parse(daysForm, { ...off, dateTo: '2028-10-25' }).error).toEqual({ dateTo: ['errors.tooLong?days=366'] })
    expect(parse(daysForm, { ...off, kind: 'extra' }).error).toEqual({
      starts: ['errors.starts'],
      ends: ['errors.ends'],
    })
    expect(parse(daysForm, { kind: 'off', dateFrom: '2026-10-26' }).error).toEqual({ where: ['errors.where'] })
    expect(parse(daysForm, { ...off, dateTo: '2026-10-27', weekdays: '7' }).error).toEqual({
      weekdays: ['errors.noSuchDay'],
    })
  })
})

describe('visit types', () => {
  const good = {
    id,
    nameHans: '看诊',
    nameHant: '看診',
    nameEn: 'Office visit',
    minutes: '30',
    bufferBefore: '0',
    bufferAfter: '5',
    alignMinutes: '15',
    leadMinutes: '120',
    horizonDays: '60',
    capacity: '1',
    cancelNoticeMinutes: '240',
    rescheduleNoticeMinutes: '240',
    maxReschedules: '3',
    sort: '1',
    isActive: 'on',
  }

  it('are read in full', () => {
    expect(parse(visitTypeForm, { ...good, price: '$120.5', resourceKinds: ['room'] }).value?.values).toMatchObject({
      name: { 'zh-Hans': '看诊', 'zh-Hant': '看診', 'en-US': 'Office visit' },
      minutes: 30,
      bufferAfter: 5,
      dailyCap: null,
      priceCents: 12_050,
      instructions: null,
      resourceKinds: ['room'],
      isActive: true,
      isSensitive: false,
    })
  })

  it('refuse numbers out of range, a language that is missing, and half of the instructions', () => {
    const { error } = parse(visitTypeForm, {
      ...good,
      minutes: '241',
      dailyCap: '0',
      nameHant: ' ',
      price: 'free',
      instructionsEn: 'Do not eat.',
    })
    expect(error).toEqual({
      minutes: ['errors.number?least=5&most=240'],
      dailyCap: ['errors.number?least=1&most=200'],
      nameHant: ['errors.nameHant'],
      price: ['errors.price'],
      instructionsHans: ['errors.instructions'],
      instructionsHant: ['errors.instructions'],
    })
    expect(parse(visitTypeForm, { ...good, minutes: '4' }).error).toHaveProperty('minutes')
    expect(parse(visitTypeForm, { ...good, minutes: '' }).error).toHaveProperty('minutes')
  })

  it('get a word of their own for addresses', () => {
    expect(visitTypeCode('Office Visit (new)', [])).toBe('office-visit-new')
    expect(visitTypeCode('Office visit', ['office-visit', 'office-visit-2'])).toBe('office-visit-3')
    expect(visitTypeCode('看诊', [])).toBe('visit')
  })
})

describe('rules and holidays', () => {
  it('keep what is chosen', () => {
    expect(
      parse(rulesForm, { version: '2', waitlist: 'on', notice: '60', reminders: ['hours', 'week'] }).value,
    ).toEqual({
      version: 2,
      isWaitlistOpen: true,
      waitlistNoticeMinutes: 60,
      reminders: ['week', 'hours'],
      marksNoShow: false,
    })
    const { value } = parse(holidaysForm, {
      basis: 'b',
      'thanksgiving-day': 'all',
      juneteenth: 'open',
      'christmas-day': 'pm',
    })
    expect(value?.kept).toEqual([
      { holidayCode: 'christmas-day', part: 'pm' },
      { holidayCode: 'thanksgiving-day', part: 'all' },
    ])
  })

  it('show each holiday once with its dates of the next twelve months, observed days too', () => {
    const packs = packsFrom('2026-10-20')
    const codes = packs.flatMap(({ holidays }) => holidays.map(({ code }) => code))
    expect(new Set(codes).size).toBe(codes.length)
    expect(
      packs.find(({ pack }) => pack === 'lunar')?.holidays.find(({ code }) => code === 'lunar-new-year')?.dates,
    ).toEqual(['2027-02-06'])
    // The Fourth of July of 2027 is a Sunday.
    const federal = packs.find(({ pack }) => pack === 'us-federal')!.holidays
    expect(federal.find(({ code }) => code === 'independence-day')?.dates).toEqual(['2027-07-04', '2027-07-05'])
    expect(federal[0]?.code).toBe('veterans-day')
  })
})

describe('decisions', () => {
  const visits = [{ id: 'v', timeZone: 'America/New_York' }]
  const read = (fields: Record<string, string>) => readChoices(answersIn(bodyOf(fields), impactForm(['v'])), visits)

  it('are to move to a time that is offered or one of one’s own, to cancel, or to keep', () => {
    expect(read({ 'choice-v': 'move', 'slot-v': '2026-10-22T14:00Z' }).choices.get('v')).toEqual({
      kind: 'move',
      startsAt: Date.parse('2026-10-22T14:00Z'),
    })
    expect(
      read({ 'choice-v': 'move', 'slot-v': '2026-10-22T14:00Z', 'own-v': '2026-11-02T09:30' }).choices.get('v'),
    ).toEqual({ kind: 'move', startsAt: Date.parse('2026-11-02T14:30Z') })
    expect(read({ 'choice-v': 'cancel', 'reason-v': 'clinic_closed' }).choices.get('v')).toEqual({
      kind: 'cancel',
      reasonCode: 'clinic_closed',
    })
    expect(read({ 'choice-v': 'keep' }).choices.get('v')).toEqual({ kind: 'keep' })
  })

  it('are asked for where one is missing', () => {
    expect([...read({}).faults]).toEqual([['v', 'errors.choice']])
    expect([...read({ 'choice-v': 'move', 'own-v': '2026-13-45T09:30' }).faults]).toEqual([['v', 'errors.slot']])
  })
})

describe('words', () => {
  it('are those of people at work in each locale', () => {
    expect(periodWords('09:00', '17:30', 'zh-Hans')).toBe('9:00–17:30')
    expect(periodWords('09:00', '24:00', 'en-US').replace(/\s/g, ' ')).toBe('9:00 AM–12:00 AM')
    expect(weekdaysWords([3, 1], 'zh-Hant')).toBe('週一、週三')
    expect(dateWords('2026-10-26', 'zh-Hans', '2026-10-20')).toBe('10月26日（周一）')
    expect(dateWords('2027-02-06', 'en-US', '2026-10-20')).toBe('Sat, Feb 6, 2027')
  })
})
