import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { npiCheckDigit } from '#app/modules/directory/npi.ts'

/** The header of the official file: 330 columns, built from the published layout. */
export function officialHeader(): string[] {
  const numbered = (count: number, names: (index: number) => string[]) =>
    Array.from({ length: count }, (_, index) => names(index + 1)).flat()
  const address = (kind: string) => [
    `Provider First Line Business ${kind} Address`,
    `Provider Second Line Business ${kind} Address`,
    `Provider Business ${kind} Address City Name`,
    `Provider Business ${kind} Address State Name`,
    `Provider Business ${kind} Address Postal Code`,
    `Provider Business ${kind} Address Country Code (If outside U.S.)`,
    `Provider Business ${kind} Address Telephone Number`,
    `Provider Business ${kind} Address Fax Number`,
  ]
  return [
    'NPI',
    'Entity Type Code',
    'Replacement NPI',
    'Employer Identification Number (EIN)',
    'Provider Organization Name (Legal Business Name)',
    'Provider Last Name (Legal Name)',
    'Provider First Name',
    'Provider Middle Name',
    'Provider Name Prefix Text',
    'Provider Name Suffix Text',
    'Provider Credential Text',
    'Provider Other Organization Name',
    'Provider Other Organization Name Type Code',
    'Provider Other Last Name',
    'Provider Other First Name',
    'Provider Other Middle Name',
    'Provider Other Name Prefix Text',
    'Provider Other Name Suffix Text',
    'Provider Other Credential Text',
    'Provider Other Last Name Type Code',
    ...address('Mailing'),
    ...address('Practice Location'),
    'Provider Enumeration Date',
    'Last Update Date',
    'NPI Deactivation Reason Code',
    'NPI Deactivation Date',
    'NPI Reactivation Date',
    'Provider Gender Code',
    'Authorized Official Last Name',
    'Authorized Official First Name',
    'Authorized Official Middle Name',
    'Authorized Official Title or Position',
    'Authorized Official Telephone Number',
    ...numbered(15, (index) => [
      `Healthcare Provider Taxonomy Code_${index}`,
      `Provider License Number_${index}`,
      `Provider License Number State Code_${index}`,
      `Healthcare Provider Primary Taxonomy Switch_${index}`,
    ]),
    ...numbered(50, (index) => [
      `Other Provider Identifier_${index}`,
      `Other Provider Identifier Type Code_${index}`,
      `Other Provider Identifier State_${index}`,
      `Other Provider Identifier Issuer_${index}`,
    ]),
    'Is Sole Proprietor',
    'Is Organization Subpart',
    'Parent Organization LBN',
    'Parent Organization TIN',
    'Authorized Official Name Prefix Text',
    'Authorized Official Name Suffix Text',
    'Authorized Official Credential Text',
    ...numbered(15, (index) => [`Healthcare Provider Taxonomy Group_${index}`]),
    'Certification Date',
  ]
}

const columnOf = new Map(officialHeader().map((name, column) => [name, column]))

export type RowValues = Readonly<Record<string, string>>

/** A row of the official layout from the columns that are given; the others stay empty. Throws for an unknown column. */
export function officialRow(values: RowValues): string[] {
  const row = Array<string>(columnOf.size).fill('')
  for (const [name, value] of Object.entries(values)) {
    const column = columnOf.get(name)
    if (column === undefined) throw new Error(`No such column: ${name}`)
    row[column] = value
  }
  return row
}

export function quotedLine(fields: readonly string[], lineEnd = '\n'): string {
  return fields.map((field) => `"${field.replaceAll('"', '""')}"`).join(',') + lineEnd
}

/** The nth fictional NPI; its check digit is right. */
export function syntheticNpi(index: number): string {
  const first9 = String(150_000_000 + index)
  return `${first9}${npiCheckDigit(first9)}`
}

const lastNames =
  "ABERNETHY BOX-HILL CHEN DE LA FUENTE FENG GUO HUANG IPSWICH JIANG KWONG LIANG MCTAVISH NG O'DELL PAN QIAN RUAN SZETO TSANG UNDERHILL VANCE WU XIANG YEUNG ZHU".split(
    / (?!LA|FUENTE)/,
  )
const firstNames =
  'ADA BO CLARA DUNCAN ELSA FAYE GUS HUI IRIS JUN KIT LOK MEI NORA OLIVE PING QI RUTH SIU TAO UMA VERA WAI XUE YAN ZOE'.split(
    ' ',
  )
const credentials = ['M.D.', 'MD', 'D.O.', 'DDS', 'PH.D.', 'NP', 'P.A.-C', '']
const personal = ['207Q00000X', '207R00000X', '208000000X', '122300000X', '207RC0000X', '363L00000X', '1041C0700X']
const organizational = [
  '261QU0200X',
  '261QR0200X',
  '291U00000X',
  '3336C0003X',
  '282N00000X',
  '261QF0400X',
  '193200000X',
  '332B00000X',
]
const streets = [
  '38TH AVE',
  '8TH AVENUE',
  'MAIN STREET',
  'BROADWAY',
  '86TH ST',
  'KISSENA BLVD',
  'GRAND STREET',
  'QUEENS BOULEVARD',
]
const cities: readonly (readonly [city: string, state: string, zip: string])[] = [
  ['FLUSHING', 'NY', '11354'],
  ['BROOKLYN', 'NY', '11220'],
  ['NEW YORK', 'NY', '10013'],
  ['ELMHURST', 'NY', '11373'],
  ['EDISON', 'NJ', '08817'],
  ['HARTFORD', 'CT', '06103'],
  ['HOUSTON', 'TX', '77001'],
  ['OAKLAND', 'CA', '94601'],
]

/** mulberry32: the same seed gives the same file everywhere. */
function random(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** One fictional row: eight in ten a practitioner, one an organization, and some deactivated numbers. */
function syntheticRow(index: number, next: () => number): string[] {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!
  const npi = syntheticNpi(index)
  const kind = next()
  if (kind < 0.03) return officialRow({ NPI: npi, 'NPI Deactivation Date': '03/14/2019' })
  const [city, state, zip] = pick(cities)
  const isOrganization = kind < 0.15
  const name = pick(lastNames)
  const address = {
    'Provider First Line Business Practice Location Address': `${100 + Math.floor(next() * 900)} ${pick(streets)}`,
    'Provider Second Line Business Practice Location Address': next() < 0.4 ? `STE ${1 + Math.floor(next() * 20)}` : '',
    'Provider Business Practice Location Address City Name': city,
    'Provider Business Practice Location Address State Name': state,
    'Provider Business Practice Location Address Postal Code': `${zip}${1000 + Math.floor(next() * 9000)}`,
    'Provider Business Practice Location Address Country Code (If outside U.S.)': 'US',
    'Provider Business Practice Location Address Telephone Number': `212555${String(100 + Math.floor(next() * 100)).padStart(4, '0')}`,
  }
  const mailing = {
    'Provider First Line Business Mailing Address': `PO BOX ${Math.floor(next() * 9999)}`,
    'Provider Business Mailing Address City Name': city,
    'Provider Business Mailing Address State Name': state,
    'Provider Business Mailing Address Postal Code': zip,
    'Provider Business Mailing Address Country Code (If outside U.S.)': 'US',
  }
  const common = {
    NPI: npi,
    'Provider Enumeration Date': '05/23/2007',
    'Last Update Date': `0${1 + Math.floor(next() * 9)}/1${Math.floor(next() * 9)}/20${10 + Math.floor(next() * 15)}`,
    'Healthcare Provider Primary Taxonomy Switch_1': 'Y',
    'Provider License Number_1': String(100_000 + index),
    'Provider License Number State Code_1': state,
    'Other Provider Identifier_1': String(index),
    'Other Provider Identifier Type Code_1': '05',
    'Certification Date': '01/02/2024',
    ...mailing,
    ...address,
  }
  if (isOrganization) {
    return officialRow({
      ...common,
      'Entity Type Code': '2',
      'Provider Organization Name (Legal Business Name)': `${name} ${pick(['MEDICAL, P.C.', 'HEALTH "PLUS" LLC', 'CARE CENTER'])}`,
      'Healthcare Provider Taxonomy Code_1': pick(organizational),
    })
  }
  return officialRow({
    ...common,
    'Entity Type Code': '1',
    'Provider Last Name (Legal Name)': name,
    'Provider First Name': pick(firstNames),
    'Provider Middle Name': next() < 0.5 ? pick(firstNames) : '',
    'Provider Credential Text': pick(credentials),
    'Provider Gender Code': pick(['F', 'M']),
    'Healthcare Provider Taxonomy Code_1': pick(personal),
    'Healthcare Provider Taxonomy Code_2': next() < 0.2 ? pick(personal) : '',
    'Is Sole Proprietor': 'N',
  })
}

/** Writes a deterministic all-quoted file of the official layout with fictional records. */
export async function writeSyntheticFile(path: string, rows: number, seed = 20261020): Promise<void> {
  const stream = createWriteStream(path)
  const next = random(seed)
  stream.write(quotedLine(officialHeader()))
  let block = ''
  for (let index = 0; index < rows; index++) {
    block += quotedLine(syntheticRow(index, next))
    if (block.length > 1 << 20) {
      if (!stream.write(block)) await once(stream, 'drain')
      block = ''
    }
  }
  stream.end(block)
  await once(stream, 'close')
}
