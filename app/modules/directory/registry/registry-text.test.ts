import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { credentialTitle } from './credential-title.ts'
import { nameSuffix, organizationName, personName, tidyName } from './person-name.ts'
import { addressKey, addressLine, timeZoneOf, zip5 } from './postal-address.ts'
import { npiSlug, slugOfAddress } from './registry-slug.server.ts'
import { employsPractitioners, facilityType, mapSpecialties } from './taxonomy.ts'

describe('personName', () => {
  it.each([
    ['MCDONALD', 'McDonald'],
    ["O'BRIEN", "O'Brien"],
    ['DE LA CRUZ', 'De La Cruz'],
    ['LEE-WONG', 'Lee-Wong'],
    ['XIAO MING', 'Xiao Ming'],
    ['mei ling', 'Mei Ling'],
    ['van Dyke', 'van Dyke'],
    ['DeShawn', 'DeShawn'],
    ["D'ANGELO-MCKAY", "D'Angelo-McKay"],
    ['MUÑOZ', 'Muñoz'],
    ['MC', 'Mc'],
    ['J', 'J'],
    ['SMITH JR', 'Smith Jr.'],
    ['SMITH III', 'Smith III'],
    ['  WU \t LI ', 'Wu Li'],
    ['', ''],
    ['-', ''],
    ['. 1', ''],
  ])('%s → %s', (raw, name) => expect(personName(raw)).toBe(name))

  it('changes nothing but case, blanks and generations, and does nothing the second time', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z' -]{0,10}[A-Z][A-Z' -]{0,9}$/), (raw) => {
        const name = personName(raw)
        expect(name.toUpperCase().replace(/(JR|SR)\./g, '$1')).toBe(tidyName(raw))
        if (name !== name.toUpperCase()) expect(personName(name)).toBe(name)
      }),
    )
  })
})

describe('nameSuffix', () => {
  it.each([
    ['JR.', 'Jr.'],
    ['sr', 'Sr.'],
    ['III', 'III'],
    ['3RD', 'III'],
    ['M.D.', ''],
    ['', ''],
  ])('%s → %s', (raw, suffix) => expect(nameSuffix(raw)).toBe(suffix))
})

describe('organizationName', () => {
  it.each([
    ['NEW YORK EYE AND EAR, P.C.', 'New York Eye and Ear, P.C.'],
    ['THE CLINIC OF QUEENS LLC', 'The Clinic of Queens LLC'],
    ["ST. MARY'S HOSPITAL", "St. Mary's Hospital"],
    ['ABC-MEDICAL/IMAGING PLLC', 'Abc-Medical/Imaging PLLC'],
    ['iCare Medical', 'iCare Medical'],
  ])('%s → %s', (raw, name) => expect(organizationName(raw)).toBe(name))
})

describe('credentialTitle', () => {
  it.each([
    ['M.D.', 'MD'],
    ['M. D.', 'MD'],
    ['md', 'MD'],
    ['MD.', 'MD'],
    ['M.D., PH.D.', 'MD, PhD'],
    ['MD PHD', 'MD, PhD'],
    ['PHARM D., PHC', 'PharmD'],
    ['D. O.', 'DO'],
    ['P.A.-C', 'PA-C'],
    ['RN, MSN, CPNP', 'RN, MSN'],
    ['MPH, MD', 'MD, MPH'],
    ['L.AC.', 'LAc'],
    ['D.D.S., M.S.', 'DDS, MS'],
    ['FNP-BC', 'FNP-BC'],
    ['MD, MD', 'MD'],
    ['NONE', null],
    ['', null],
  ])('%s → %s', (raw, title) => expect(credentialTitle(raw)).toBe(title))
})

describe('addressKey', () => {
  const key = '11354|13620 38 AVE STE 5A'
  it.each([
    ['136-20 38th Avenue, Suite 5A', ''],
    ['13620 38 AVE', 'STE 5A'],
    ['136-20 38TH AVE.', '#5A'],
    ['136-20 38th Av', 'Suite #5-A'.replace('-', '')],
  ])('%s + %s is one place', (line1, line2) => expect(addressKey(line1, line2, '11354')).toBe(key))

  it('keeps floors, suites and ZIP codes apart', () => {
    const keys = [
      addressKey('1 Main St', '', '11354'),
      addressKey('1 Main St', 'Ste 1', '11354'),
      addressKey('1 Main St', '1st Floor', '11354'),
      addressKey('1 Main St', '', '11355'),
      addressKey('1 Main Ave', '', '11354'),
    ]
    expect(new Set(keys).size).toBe(keys.length)
    expect(addressKey('1 Main St', 'FL 1', '11354')).toBe(keys[2])
  })
})

it.each([
  ['13620 38TH AVE STE 5A', '13620 38th Ave Ste 5A'],
  ['136-20 NORTHERN BLVD', '136-20 Northern Blvd'],
  ['200 W 57TH ST', '200 W 57th St'],
  ['PO BOX 12', 'PO Box 12'],
  ['40 Worth Street', '40 Worth Street'],
])('addressLine: %s → %s', (raw, line) => expect(addressLine(raw)).toBe(line))

it.each([
  ['113543218', '11354'],
  ['11354-3218', '11354'],
  ['11354', '11354'],
  ['8817', '08817'],
  ['70301234', '07030'],
  ['123', null],
  ['', null],
])('zip5: %s → %s', (raw, zip) => expect(zip5(raw)).toBe(zip))

it.each([
  ['NY', 'America/New_York'],
  ['CT', 'America/New_York'],
  ['TX', 'America/Chicago'],
  ['HI', 'Pacific/Honolulu'],
])('timeZoneOf: %s → %s', (state, zone) => expect(timeZoneOf(state)).toBe(zone))

describe('facilityType', () => {
  const type = (...codes: string[]) => facilityType(codes.map((code) => ({ code, isPrimary: false })))
  it.each([
    ['261QU0200X', 'urgent_care'],
    ['261QR0200X', 'imaging'],
    ['291U00000X', 'lab'],
    ['3336C0003X', 'pharmacy'],
    ['282N00000X', 'hospital'],
    ['261QF0400X', 'fqhc'],
    ['261QD0000X', 'dental'],
    ['1223G0001X', 'dental'],
    ['171100000X', 'tcm'],
    ['261Q00000X', 'practice'],
    ['207R00000X', 'practice'],
    ['193200000X', 'practice'],
    ['332B00000X', 'other'],
    ['', 'other'],
  ])('%s is %s', (code, expected) => expect(type(code)).toBe(expected))

  it('goes by the primary taxonomy', () => {
    const taxonomies = [
      { code: '207R00000X', isPrimary: false },
      { code: '3336C0003X', isPrimary: true },
    ]
    expect(facilityType(taxonomies)).toBe('pharmacy')
    expect(employsPractitioners('pharmacy')).toBe(false)
    expect(employsPractitioners('practice')).toBe(true)
  })
})

describe('mapSpecialties', () => {
  const map = new Map([
    ['A', 'heart'],
    ['B', 'heart'],
    ['C', 'skin'],
  ])
  const rows = (...codes: [string, boolean][]) => codes.map(([code, isPrimary]) => ({ code, isPrimary }))

  it('takes every mapped code once and marks the switched one', () => {
    expect(mapSpecialties(rows(['A', false], ['B', false], ['X', false], ['C', true]), map)).toEqual([
      { specialtyId: 'heart', isPrimary: false },
      { specialtyId: 'skin', isPrimary: true },
    ])
  })
  it('falls back to the first when the switched code is not ours', () => {
    expect(mapSpecialties(rows(['X', true], ['C', false]), map)).toEqual([{ specialtyId: 'skin', isPrimary: true }])
  })
  it('is empty without a mapped code', () => expect(mapSpecialties(rows(['X', true]), map)).toEqual([]))
})

describe('slugs', () => {
  it('are a name and the NPI', () => {
    expect(npiSlug("Mei-Ling O'Brien", '1234567893')).toBe('mei-ling-obrien-1234567893')
    expect(npiSlug('張', '1234567893')).toBe('1234567893')
    expect(npiSlug('x'.repeat(200), '1234567893').length).toBeLessThan(80)
  })
  it('of places differ by what stood there before', () => {
    const first = slugOfAddress('1 Main St 11354', '11354|1 MAIN ST', '0')
    expect(first).toMatch(/^1-main-st-11354-[0-9a-f]{10}$/)
    expect(slugOfAddress('1 Main St 11354', '11354|1 MAIN ST', '0')).toBe(first)
    expect(slugOfAddress('1 Main St 11354', '11354|1 MAIN ST', first)).not.toBe(first)
  })
})
