import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { isValidNpi } from '#app/modules/directory/npi.ts'
import type { genders } from '#drizzle/schema/directory.ts'
import { credentialTitle } from './credential-title.ts'
import { type DeactivationDates, isInUse } from './deactivation.ts'
import { fieldProblem } from './file/field-problem.ts'
import { columnName, slotOf, taxonomyCodeSlot, taxonomySwitchSlot } from './file/file-layout.ts'
import { nameSuffix, organizationName, personName, tidyName } from './person-name.ts'
import { addressKey, addressLine, zip5 } from './postal-address.ts'
import type { RowFields } from './file/row-reader.ts'
import type { Taxonomy } from './taxonomy.ts'

/** The practice location of a row. */
export type RegistryAddress = {
  /** Normal form that joins records of one place, see `addressKey`. */
  key: string
  addressLine1: string
  addressLine2: string | null
  city: string
  state: string
  zip: string
  phone: string | null
  fax: string | null
}

type Registered = {
  npi: string
  updatedOn: string | null
  /** Of a number that was out of use once; null for most. */
  deactivation: DeactivationDates | null
  taxonomies: Taxonomy[]
  address: RegistryAddress
}

export type Practitioner = Registered & {
  kind: 'practitioner'
  legalFirst: string
  legalLast: string
  legalMiddle: string | null
  title: string | null
  gender: (typeof genders)[number]
}
export type Organization = Registered & { kind: 'organization'; name: string }
export type Deactivation = { kind: 'deactivation'; npi: string; deactivation: DeactivationDates }
export type RegistryRecord = Practitioner | Organization | Deactivation

/** What a row is to this import: outside the states asked for, unusable (with the reason), or a record. */
type RowOutcome = 'outside' | { reject: string } | { record: RegistryRecord }

/**
 * Reads the row on which a reader stands. `states` null means the whole country. Rows outside are not looked at further;
 * deactivations carry no address and are always read.
 */
export function readRegistryRow(row: RowFields, states: ReadonlySet<string> | null, taxonomyPairs: number): RowOutcome {
  if (row.problem) return { reject: row.problem }
  const out = row.field(slotOf.deactivatedOn) === '' ? null : outOfUse(readDates(row))
  const entityType = row.field(slotOf.entityType)
  const state = tidyName(row.field(slotOf.state)).toUpperCase()
  if (states && !states.has(state) && entityType !== '' && !out) return 'outside'
  const npi = tidyName(row.field(slotOf.npi))
  if (!isValidNpi(npi)) return { reject: invalidNpi }
  const { problem: dateProblem, updatedOn, deactivation } = readDates(row)
  if (dateProblem) return { reject: dateProblem }
  if (out) return { record: { kind: 'deactivation', npi, deactivation: out } }
  if (entityType !== '1' && entityType !== '2') return { reject: 'the Entity Type Code is neither 1 nor 2' }
  const country = tidyName(row.field(slotOf.country))
  if (country !== '' && country !== 'US') return 'outside'
  const problem = fieldProblem(row)
  if (problem) return { reject: problem }
  const address = readAddress(row, state)
  if (typeof address === 'string') return { reject: address }
  const common = { npi, updatedOn, deactivation, taxonomies: readTaxonomies(row, taxonomyPairs), address }
  return entityType === '1' ? readPractitioner(row, common) : readOrganization(row, common)
}

const invalidNpi = 'the NPI is not valid (ten digits, the last of them the check digit)'

type Dates = { updatedOn: string | null; deactivation: DeactivationDates | null; problem: string | null }

const outOfUse = ({ deactivation }: Dates) => (deactivation && !isInUse(null, deactivation) ? deactivation : null)

/** The dates of a row; `problem` names the first that is none, such as 99/99/2020. */
function readDates(row: RowFields): Dates {
  const read = (field: 'updatedOn' | 'deactivatedOn' | 'reactivatedOn') => {
    const raw = row.field(slotOf[field]).trim()
    const date = isoDate(raw)
    return { date, problem: raw !== '' && date === null ? `the ${columnName(slotOf[field])} is not a date` : null }
  }
  const updated = read('updatedOn')
  const deactivated = read('deactivatedOn')
  const reactivated = read('reactivatedOn')
  return {
    updatedOn: updated.date,
    deactivation:
      deactivated.date === null ? null : { deactivatedOn: deactivated.date, reactivatedOn: reactivated.date },
    problem: deactivated.problem ?? reactivated.problem ?? updated.problem,
  }
}

function readPractitioner(row: RowFields, common: Registered): RowOutcome {
  const last = personName(row.field(slotOf.lastName))
  const first = personName(row.field(slotOf.firstName))
  if (last === '' || first === '')
    return { reject: `the ${columnName(last === '' ? slotOf.lastName : slotOf.firstName)} has no letter` }
  const suffix = nameSuffix(row.field(slotOf.suffix))
  const gender = ({ M: 'm', F: 'f', X: 'x' } as const)[tidyName(row.field(slotOf.gender)).toUpperCase()]
  return {
    record: {
      kind: 'practitioner',
      ...common,
      legalFirst: first,
      legalLast: suffix === '' ? last : `${last} ${suffix}`,
      legalMiddle: personName(row.field(slotOf.middleName)) || null,
      title: credentialTitle(row.field(slotOf.credential)),
      gender: gender ?? 'undisclosed',
    },
  }
}

function readOrganization(row: RowFields, common: Registered): RowOutcome {
  const name = organizationName(row.field(slotOf.organizationName))
  if (name === '') return { reject: `the ${columnName(slotOf.organizationName)} is empty` }
  return { record: { kind: 'organization', ...common, name } }
}

function readAddress(row: RowFields, state: string): RegistryAddress | string {
  const line1 = addressLine(row.field(slotOf.addressLine1))
  const line2 = addressLine(row.field(slotOf.addressLine2))
  const zip = zip5(row.field(slotOf.zip))
  const city = addressLine(row.field(slotOf.city))
  if (line1 === '') return 'the practice location has no street address'
  if (zip === null) return 'the practice location has no ZIP code of five or nine digits'
  if (city === '' || state === '') return 'the practice location has no city or state'
  return {
    key: addressKey(line1, line2, zip),
    addressLine1: line1,
    addressLine2: line2 || null,
    city,
    state,
    zip,
    phone: phoneNumber(row.field(slotOf.phone)),
    fax: phoneNumber(row.field(slotOf.fax)),
  }
}

function readTaxonomies(row: RowFields, pairs: number): Taxonomy[] {
  const found: Taxonomy[] = []
  for (let index = 0; index < pairs; index++) {
    const code = tidyName(row.field(taxonomyCodeSlot(index))).toUpperCase()
    if (code === '') continue
    found.push({ code, isPrimary: tidyName(row.field(taxonomySwitchSlot(index))).toUpperCase() === 'Y' })
  }
  return found
}

/** `MM/DD/YYYY` (also without leading zeros) or `YYYY-MM-DD` → "YYYY-MM-DD"; null for anything else. */
export function isoDate(raw: string): string | null {
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(raw.trim())
  const iso = american ? `${american[3]}-${american[1]!.padStart(2, '0')}-${american[2]!.padStart(2, '0')}` : raw.trim()
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return null
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null
}

/** E.164, or null for what cannot be a telephone number of the United States. */
function phoneNumber(raw: string): string | null {
  if (raw === '') return null
  const number = parsePhoneNumberFromString(raw, 'US')
  return number?.isValid() ? number.number : null
}
