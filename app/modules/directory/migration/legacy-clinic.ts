/** What a column of a file of legacy clinics is called, by the name that it has in code (docs/registry-import.md describes them). */
export const legacyColumns = {
  npi: 'provider_npi',
  slug: 'provider_slug',
  nameEn: 'clinic_name',
  nameHans: 'clinic_name_zh_hans',
  nameHant: 'clinic_name_zh_hant',
  line1: 'address_1',
  line2: 'address_2',
  city: 'city',
  state: 'state',
  zip: 'zip',
  phone: 'phone',
  fax: 'fax',
  website: 'website',
  role: 'role',
  facility: 'facility_slug',
} as const

export type LegacyColumn = keyof typeof legacyColumns

/** Without these no row can be used. Of the two that name a provider one is enough. */
export const requiredColumns = ['nameEn', 'line1', 'city', 'state', 'zip'] as const satisfies readonly LegacyColumn[]

export const legacyRoles = ['owner', 'attending', 'associate', 'visiting'] as const

/** One clinic of one provider, as the flat fields of old had it. */
export type LegacyClinic = {
  npi: string | null
  slug: string | null
  nameEn: string
  nameHans: string | null
  nameHant: string | null
  addressLine1: string
  addressLine2: string | null
  city: string
  state: string
  zip: string
  phone: string | null
  fax: string | null
  website: string | null
  role: (typeof legacyRoles)[number]
  /** The facility that a person has chosen for a row that was ambiguous. */
  facilitySlug: string | null
}

/** What a facility was known by, besides its address; `named` is by the slug that the row gives. */
export type MatchedBy = 'both' | 'phone' | 'name' | 'address' | 'named'

/** Why a row cannot be used, or has to be decided by a person. Texts have words for each. */
export type RowProblem =
  | 'fields'
  | 'length'
  | 'markup'
  | 'formula'
  | 'lost'
  | 'no_provider'
  | 'bad_npi'
  | 'no_name'
  | 'no_address'
  | 'bad_state'
  | 'bad_zip'
  | 'bad_phone'
  | 'bad_website'
  | 'bad_role'
  | 'unknown_provider'
  | 'ended_provider'
  | 'unknown_facility'
  | 'several_there'
  | 'other_phone'
  | 'phone_elsewhere'

export type LegacyRow = { line: number } & ({ clinic: LegacyClinic } | { problem: RowProblem; column: string | null })

/** Why a file is none. */
export type FileFault =
  'noFile' | 'encoding' | 'tooLarge' | 'notCsv' | 'columns' | 'repeatedColumn' | 'empty' | 'tooMany'

export const mostRows = 5000
export const mostBytes = 2 * 1024 * 1024
