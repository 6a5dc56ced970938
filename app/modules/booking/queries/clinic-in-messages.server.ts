import { isEnglish } from '#app/core/i18n/habits.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { chineseName } from '#app/modules/directory/chinese-name.ts'
import { englishName, type PersonNames } from '#app/modules/directory/person-name.ts'
import type { MessageVars } from '#app/modules/notifications/message-vars.ts'
import { addressLine, type BookingProviderFacility } from './booking-provider-facility.server.ts'

type Named = PersonNames & { facilityName: string; facilityNameHans: string | null; facilityNameHant: string | null }
type Names = Pick<MessageVars, 'doctorName' | 'doctorChineseName' | 'clinicName' | 'clinicChineseName'>

/** Doctor and clinic as a message names them: in English for the front desk, and in the reader's script where they have such a name. */
export function namesInMessages(providerFacility: Named, locale: Locale): Names {
  const { facilityName, facilityNameHans: nameHans, facilityNameHant: nameHant, title } = providerFacility
  const english = {
    doctorName: [englishName(providerFacility), title].filter(Boolean).join(', '),
    clinicName: facilityName,
  }
  if (isEnglish(locale)) return english
  const doctor = chineseName(providerFacility, locale)
  const clinic = chineseName({ nameHans, nameHant }, locale)
  return {
    ...english,
    ...(doctor ? { doctorChineseName: doctor } : {}),
    ...(clinic ? { clinicChineseName: clinic } : {}),
  }
}

/** What a message says of a doctor's clinic: whom it names, where it is and its telephone, where there is one. */
export function clinicInMessages(providerFacility: BookingProviderFacility, locale: Locale): MessageVars {
  const { facilityPhone } = providerFacility
  return {
    ...namesInMessages(providerFacility, locale),
    clinicAddress: addressLine(providerFacility),
    ...(facilityPhone === null ? {} : { clinicPhone: facilityPhone }),
  }
}
