import type { Localized } from '#app/core/i18n/locale.ts'
import type { PersonNames } from '#app/modules/directory/person-name.ts'

/** What the public pages say of a doctor at a clinic, in every language. */
export type PublicDoctor = Readonly<{
  /** Of the provider facility. */
  id: string
  providerId: string
  facilityId: string
  facilitySlug: string
  slug: string
  names: PersonNames
  /** The specialty that the address of the profile names; null where the profile is not public. */
  specialty: Readonly<{ slug: string; name: Localized }> | null
  languages: readonly Localized[]
  clinic: Readonly<{ nameEn: string; nameHans: string | null; nameHant: string | null }>
  address: string
  phone: string | null
  /** Patients may ask for or take a time there. */
  isBookable: boolean
}>
