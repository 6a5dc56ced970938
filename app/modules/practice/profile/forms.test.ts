import { describe, expect, it } from 'vitest'
import { formBody, parseForm } from '#app/core/form/form-body.server.ts'
import { scheduleForm } from '../onboarding/schedule-form.ts'
import { missingSteps, neighbors, postOf, stepOf, onboardingSteps } from '../onboarding/steps.ts'
import { newFacilityForm, providerFacilityForm } from '../facilities/forms.ts'
import { differences } from './components/request-notice.tsx'
import { bioForm, credentialsForm, factsForm, languagesForm, maskNumber, namesForm, specialtiesForm } from './forms.ts'

type Schema = Parameters<typeof parseForm>[1]

function sent(schema: Schema, entries: [string, string][]) {
  const submission = parseForm(formBody(entries), schema)
  return submission.status === 'success' ? submission.value : (submission.reply().error ?? {})
}

describe('names', () => {
  it('are taken in both scripts, trimmed', () => {
    const value = sent(namesForm, [
      ['version', '3'],
      ['nameHans', ' 张美玲 '],
      ['nameHant', '張美玲'],
      ['preferredName', 'Lily  Zhang'],
      ['title', 'M.D.'],
    ])
    expect(value).toEqual({
      version: 3,
      values: { nameHans: '张美玲', nameHant: '張美玲', preferredName: 'Lily Zhang', title: 'MD' },
    })
  })

  it('are refused in the wrong letters or in one script alone', () => {
    expect(
      sent(namesForm, [
        ['nameHans', 'Zhang'],
        ['nameHant', '張'],
        ['preferredName', '美玲'],
        ['title', '<b>'],
      ]),
    ).toEqual({
      nameHans: ['profile.errors.han'],
      nameHant: ['profile.errors.han'],
      preferredName: ['errors.nameLatin'],
      title: ['profile.errors.title'],
    })
    expect(sent(namesForm, [['nameHans', '张美玲']])).toEqual({ nameHant: ['profile.errors.bothScripts'] })
  })
})

describe('lists', () => {
  it('of languages leave out what is not spoken, and want one', () => {
    const chosen = sent(languagesForm, [
      ['version', '1'],
      ['level.yue', 'native'],
      ['level.cmn', ''],
      ['level.yue-x-toisan', 'basic'],
    ])
    expect(chosen).toEqual({
      version: 1,
      values: [
        { languageId: 'yue', level: 'native' },
        { languageId: 'yue-x-toisan', level: 'basic' },
      ],
    })
    expect(sent(languagesForm, [['level.yue', '']])).toEqual({ level: ['profile.errors.languages'] })
  })

  it('of specialties begin with the main one and hold each once', () => {
    expect(
      sent(specialtiesForm, [
        ['version', '1'],
        ['primary', 'b'],
        ['chosen', 'a'],
        ['chosen', 'b'],
        ['chosen', 'b'],
      ]),
    ).toEqual({ version: 1, values: ['b', 'a'] })
    expect(sent(specialtiesForm, [['chosen', 'a']])).toMatchObject({ values: ['a'] })
    // The main one is one of those that are chosen.
    const unchosen: [string, string][] = [
      ['primary', 'c'],
      ['chosen', 'a'],
      ['chosen', 'b'],
    ]
    expect(sent(specialtiesForm, unchosen)).toEqual({ chosen: ['profile.errors.primary'] })
    expect(sent(specialtiesForm, [['primary', 'a']])).toEqual({ chosen: ['errors.specialty'] })
    const seven = [...'abcdefg'].map((id): [string, string] => ['chosen', id])
    expect(sent(specialtiesForm, [['primary', 'a'], ...seven])).toEqual({ chosen: ['profile.errors.specialties'] })
  })

  it('of plans are known by plan', () => {
    const value = sent(providerFacilityForm, [
      ['version', '2'],
      ['role', 'owner'],
      ['accepting', 'limited'],
      ['plan.plan-a', 'accepted'],
    ])
    expect(value).toEqual({
      version: 2,
      role: 'owner',
      families: new Map(),
      accepting: 'limited',
      states: new Map([['plan-a', 'accepted']]),
    })
    expect(sent(providerFacilityForm, [['family.aetna', 'all']])).toMatchObject({
      families: new Map([['aetna', 'all']]),
    })
    expect(sent(providerFacilityForm, [['family.aetna', 'perhaps']])).toHaveProperty(['family.aetna'])
    expect(sent(providerFacilityForm, [['plan.plan-a', 'perhaps']])).toHaveProperty(['plan.plan-a'])
  })
})

describe('facts', () => {
  const form = factsForm(2026)
  it('may be left out', () => {
    expect(sent(form, [['version', '1']])).toEqual({
      version: 1,
      values: {
        gender: 'undisclosed',
        minAge: null,
        maxAge: null,
        practicingSince: null,
        cashPriceCents: null,
        offersTelehealth: false,
      },
    })
  })

  it('are checked one by one', () => {
    expect(
      sent(form, [
        ['minAge', '18'],
        ['maxAge', '5'],
        ['practicingSince', '2027'],
        ['price', 'free'],
      ]),
    ).toEqual({
      maxAge: ['profile.errors.ages'],
      practicingSince: ['profile.errors.number?least=1940&most=2026'],
      price: ['profile.errors.price'],
    })
  })

  it('count money in cents', () => {
    expect(sent(form, [['price', '$150.50']])).toMatchObject({ values: { cashPriceCents: 15050 } })
  })
})

describe('a description', () => {
  it('is there in any language, long enough to say something, or not at all', () => {
    const long = '十个字以上的一段简介文字'
    expect(sent(bioForm, [['version', '1']])).toEqual({ version: 1, values: null })
    expect(sent(bioForm, [['bioHans', long]])).toMatchObject({
      values: { 'zh-Hans': long, 'zh-Hant': '', 'en-US': '' },
    })
    const short: [string, string][] = [
      ['bioHans', long],
      ['bioEn', 'Hello'],
    ]
    expect(sent(bioForm, short)).toEqual({ bioEn: ['profile.errors.bio'] })
    const all = ['bioHans', 'bioHant', 'bioEn'].map((name): [string, string] => [name, `${long}\r\n${long}`])
    expect(sent(bioForm, all)).toMatchObject({ values: { 'en-US': `${long}\n${long}` } })
  })

  it('that was converted stays a draft until somebody has read it', () => {
    const long = '十个字以上的一段简介文字'
    const fields: [string, string][] = [
      ['bioHans', long],
      ['bioHant', long],
      ['draft', 'zh-Hant'],
    ]
    expect(sent(bioForm, fields)).toMatchObject({ values: { draft: 'zh-Hant' } })
    const read = sent(bioForm, [...fields, ['confirmed', 'on']]) as { values: object }
    expect(read.values).not.toHaveProperty('draft')
  })
})

describe('credentials', () => {
  it('mask a number, leave out an emptied row, and say which row is wrong', () => {
    expect(
      sent(credentialsForm, [
        ['version', '1'],
        ['rows[0].kind', 'license'],
        ['rows[0].issuer', 'New York State'],
        ['rows[0].title', 'Physician'],
        ['rows[0].number', '123 4567'],
        ['rows[0].state', 'ny'],
        ['rows[1].kind', 'education'],
        ['rows[1].issuer', ''],
      ]),
    ).toEqual({
      version: 1,
      values: [
        {
          kind: 'license',
          issuer: 'New York State',
          title: 'Physician',
          numberMasked: '••••4567',
          state: 'NY',
          endsOn: null,
        },
      ],
    })
    expect(sent(credentialsForm, [['rows[0].title', 'MD']])).toEqual({ 'rows[0].issuer': ['profile.errors.issuer'] })
    expect(maskNumber('••••4567')).toBe('••••4567')
  })
})

describe('a new facility', () => {
  it('needs a street with a number, a ZIP code and a telephone', () => {
    expect(sent(newFacilityForm, [['line1', 'Main Street']])).toMatchObject({
      nameEn: ['errors.clinicName'],
      line1: ['errors.line1'],
      city: ['errors.city'],
      state: ['errors.state'],
      zip: ['errors.zip'],
      phone: ['errors.phone'],
    })
  })
})

describe('first hours', () => {
  const base: [string, string][] = [
    ['minutes', '30'],
    ['weekdays', '2'],
    ['weekdays', '1'],
    ['starts', '09:00'],
    ['ends', '12:00'],
  ]
  it('are one or two periods a day', () => {
    expect(sent(scheduleForm, base)).toEqual({
      minutes: 30,
      weekdays: [1, 2],
      periods: [{ starts: '09:00', ends: '12:00' }],
    })
    expect(sent(scheduleForm, [...base, ['starts2', '13:00'], ['ends2', '00:00']])).toMatchObject({
      periods: [{ ends: '12:00' }, { starts: '13:00', ends: '24:00' }],
    })
  })

  it('that overlap or end before they begin are refused', () => {
    expect(sent(scheduleForm, [...base, ['starts2', '11:00'], ['ends2', '15:00']])).toEqual({
      starts2: ['onboarding.errors.second'],
    })
    expect(
      sent(scheduleForm, [
        ['starts', '12:00'],
        ['ends', '09:00'],
      ]),
    ).toEqual({
      weekdays: ['onboarding.errors.weekdays'],
      minutes: ['onboarding.errors.minutes'],
      ends: ['onboarding.errors.ends'],
    })
  })
})

describe('the steps', () => {
  it('lead back and forth and know their forms', () => {
    expect(onboardingSteps).toHaveLength(7)
    expect(neighbors('names')).toEqual({ before: null, after: 'specialties' })
    expect(neighbors('about')).toEqual({ before: 'schedule', after: null })
    expect(stepOf('nowhere')).toBeNull()
    expect(postOf('photo')).toEqual({ post: 'photo', step: 'about' })
    expect(postOf('about')).toBeNull()
  })

  it('name what a profile cannot do without', () => {
    expect(missingSteps({ specialties: 1, languages: 0, locations: 0 })).toEqual(['languages', 'locations'])
  })
})

describe('a request', () => {
  it('shows what differs, language by language', () => {
    const before = { bio: { 'zh-Hans': '旧', 'zh-Hant': '舊', 'en-US': 'same' } }
    const after = { bio: { 'zh-Hans': '新', 'zh-Hant': '新', 'en-US': 'same' } }
    expect(differences(before, after)).toEqual([
      { name: 'zh-Hans', from: '旧', to: '新' },
      { name: 'zh-Hant', from: '舊', to: '新' },
    ])
    expect(differences(before, { bio: null })).toHaveLength(3)
    expect(differences({ bio: null }, { bio: null })).toEqual([])
  })
})
