import { describe, expect, it } from 'vitest'
import { officialHeader, officialRow, type RowValues, syntheticNpi } from '#tests/bench/import/synthetic-file.ts'
import { readLayout } from './file/file-layout.ts'
import { isoDate, readRegistryRow } from './registry-row.ts'
import { notUtf8, type RowReader } from './file/row-reader.ts'

const { slotOfColumn } = readLayout(officialHeader())

function rowOf(values: RowValues, problem: string | null = null): RowReader {
  const fields = officialRow(values)
  return {
    problem,
    line: 2,
    end: 0,
    endLine: 3,
    field: (slot) => fields[slotOfColumn.indexOf(slot)] ?? '',
    fill: () => Promise.resolve(false),
    next: () => false,
    close: () => Promise.resolve(),
  }
}

const npi = syntheticNpi(1)
const doctor = {
  NPI: npi,
  'Entity Type Code': '1',
  'Provider Last Name (Legal Name)': 'MCTAVISH',
  'Provider First Name': 'MEI LING',
  'Provider Credential Text': 'M.D.',
  'Provider Name Suffix Text': 'JR.',
  'Provider Gender Code': 'F',
  'Provider First Line Business Practice Location Address': '136-20 38TH AVE',
  'Provider Second Line Business Practice Location Address': 'STE 5A',
  'Provider Business Practice Location Address City Name': 'FLUSHING',
  'Provider Business Practice Location Address State Name': 'NY',
  'Provider Business Practice Location Address Postal Code': '113543218',
  'Provider Business Practice Location Address Country Code (If outside U.S.)': 'US',
  'Provider Business Practice Location Address Telephone Number': '2125550123',
  'Last Update Date': '7/8/2020',
  'Healthcare Provider Taxonomy Code_1': '207R00000X',
  'Healthcare Provider Taxonomy Code_2': '207Q00000X',
  'Healthcare Provider Primary Taxonomy Switch_2': 'Y',
}
const newYork = new Set(['NY'])
const read = (values: RowValues, states: ReadonlySet<string> | null = newYork) =>
  readRegistryRow(rowOf(values), states, 15)

describe('readRegistryRow', () => {
  it('reads a practitioner', () => {
    expect(read(doctor)).toEqual({
      record: {
        kind: 'practitioner',
        npi,
        updatedOn: '2020-07-08',
        deactivation: null,
        legalFirst: 'Mei Ling',
        legalLast: 'McTavish Jr.',
        legalMiddle: null,
        title: 'MD',
        gender: 'f',
        taxonomies: [
          { code: '207R00000X', isPrimary: false },
          { code: '207Q00000X', isPrimary: true },
        ],
        address: {
          key: '11354|13620 38 AVE STE 5A',
          addressLine1: '136-20 38th Ave',
          addressLine2: 'Ste 5A',
          city: 'Flushing',
          state: 'NY',
          zip: '11354',
          phone: '+12125550123',
          fax: null,
        },
      },
    })
  })

  it('reads an organization', () => {
    const name = 'Provider Organization Name (Legal Business Name)'
    const outcome = read({ ...doctor, 'Entity Type Code': '2', [name]: 'HARBOR "PLUS" CARE LLC' })
    expect(outcome).toMatchObject({ record: { kind: 'organization', name: 'Harbor "plus" Care LLC', npi } })
  })

  it('passes by other states and other countries', () => {
    const country = 'Provider Business Practice Location Address Country Code (If outside U.S.)'
    expect(read(doctor, new Set(['NJ']))).toBe('outside')
    expect(read(doctor, null)).toMatchObject({ record: { npi } })
    expect(read({ ...doctor, [country]: 'CA' }, null)).toBe('outside')
  })

  it('reads a deactivation whatever the states, and none after a reactivation', () => {
    const deactivated = { NPI: npi, 'NPI Deactivation Date': '06/13/2005' }
    expect(read(deactivated)).toEqual({
      record: { kind: 'deactivation', npi, deactivation: { deactivatedOn: '2005-06-13', reactivatedOn: null } },
    })
    const again = { ...doctor, 'NPI Deactivation Date': '06/13/2005', 'NPI Reactivation Date': '06/14/2005' }
    expect(read(again)).toMatchObject({
      record: { kind: 'practitioner', deactivation: { deactivatedOn: '2005-06-13', reactivatedOn: '2005-06-14' } },
    })
    expect(read({ ...again, 'NPI Reactivation Date': '06/12/2005' })).toMatchObject({
      record: { kind: 'deactivation' },
    })
  })

  it.each<[string, RowValues, string]>([
    ['a wrong check digit', { NPI: `${npi.slice(0, 9)}${(Number(npi[9]) + 1) % 10}` }, 'NPI is not valid'],
    ['letters for an NPI', { NPI: '=1+1' }, 'NPI is not valid'],
    ['no entity type', { 'Entity Type Code': '' }, 'neither 1 nor 2'],
    ['no last name', { 'Provider Last Name (Legal Name)': ' ' }, 'Provider Last Name (Legal Name) has no letter'],
    ['no first name', { 'Provider First Name': '' }, 'Provider First Name has no letter'],
    ['no street', { 'Provider First Line Business Practice Location Address': '' }, 'no street address'],
    ['half a ZIP code', { 'Provider Business Practice Location Address Postal Code': '113' }, 'no ZIP code'],
    ['no city', { 'Provider Business Practice Location Address City Name': '' }, 'no city'],
    ['a field without end', { 'Provider First Name': 'x'.repeat(5000) }, 'Provider First Name is 5000 characters long'],
    ['a deactivation without a date', { 'NPI Deactivation Date': 'soon' }, 'Deactivation Date is not a date'],
    ['an impossible change', { 'Last Update Date': '99/99/2020' }, 'the Last Update Date is not a date'],
    [
      'an impossible return',
      { 'NPI Deactivation Date': '01/02/2020', 'NPI Reactivation Date': '02/30/2021' },
      'the NPI Reactivation Date is not a date',
    ],
    ['a tag', { 'Provider First Name': '<b>MEI</b>' }, 'the Provider First Name contains markup'],
    ['an entity', { 'Provider Middle Name': 'A&#60;' }, 'the Provider Middle Name contains markup'],
    ['half a tag', { 'Provider Last Name (Legal Name)': 'LI >' }, 'contains markup'],
    ['a web address', { 'Provider First Name': 'HTTPS://EXAMPLE.COM' }, 'a web address'],
    ['a formula', { 'Provider First Name': '=1+1' }, 'the Provider First Name is a formula'],
    ['a formula with @', { 'Provider Last Name (Legal Name)': '@SUM(A1)' }, 'is a formula'],
    ['a formula with +', { 'Provider Middle Name': '+1' }, 'the Provider Middle Name is a formula'],
    ['a formula in an address', { 'Provider First Line Business Practice Location Address': '=A1' }, 'is a formula'],
    [
      'a tag in a city',
      { 'Provider Business Practice Location Address City Name': '<IMG SRC=X>' },
      'City Name contains markup',
    ],
    ['bytes that are not UTF-8', { 'Provider First Name': notUtf8 }, 'contains bytes that are not UTF-8'],
    [
      'a name with a lost character',
      { 'Provider First Name': 'JOS\ufffd' },
      'the Provider First Name has lost a character',
    ],
  ])('refuses %s', (_, change, reason) => {
    expect(read({ ...doctor, ...change })).toEqual({ reject: expect.stringContaining(reason) as string })
  })

  it.each([
    ['@HOME HEALTH & CARE', '@home Health & Care'],
    ['A+ DENTAL; BRIDGE>CARE', 'A+ Dental; Bridge>care'],
    ['-1 STOP (CARE)', null],
    ['=CARE', null],
    ['<B>CARE', null],
  ])('an organization may be called %s: %s', (raw, name) => {
    const column = 'Provider Organization Name (Legal Business Name)'
    const outcome = read({ ...doctor, 'Entity Type Code': '2', [column]: raw })
    expect(outcome).toMatchObject(name === null ? { reject: expect.any(String) as string } : { record: { name } })
  })

  it('leaves a lost character out of an address', () => {
    const column = 'Provider Second Line Business Practice Location Address'
    expect(read({ ...doctor, [column]: 'STE\ufffd5A' })).toMatchObject({
      record: { address: { addressLine2: 'Ste 5A' } },
    })
  })

  it('hands on what is wrong with the row as a whole', () => {
    expect(readRegistryRow(rowOf(doctor, 'broken'), newYork, 15)).toEqual({ reject: 'broken' })
  })

  it.each([
    ['0000000000', null],
    ['718-555-0199', '+17185550199'],
    ['12', null],
    ['not a number', null],
  ])('telephone %s → %s', (raw, phone) => {
    const outcome = read({ ...doctor, 'Provider Business Practice Location Address Telephone Number': raw })
    expect(outcome).toMatchObject({ record: { address: { phone } } })
  })
})

it.each([
  ['06/13/2005', '2005-06-13'],
  ['6/3/2005', '2005-06-03'],
  ['2005-06-13', '2005-06-13'],
  ['02/30/2005', null],
  ['', null],
  ['13/13/2005', null],
])('isoDate: %s → %s', (raw, date) => expect(isoDate(raw)).toBe(date))
