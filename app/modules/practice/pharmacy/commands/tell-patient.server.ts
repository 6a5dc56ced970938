import type { Transaction } from '#app/core/database/connection.ts'
import { isEnglish } from '#app/core/i18n/habits.ts'
import { chineseName } from '#app/modules/directory/chinese-name.ts'
import { enqueueNotice } from '#app/modules/notifications/commands/notices.server.ts'
import { type FoundRefill, openRefill } from '../queries/refills.server.ts'

/**
 * Writes to the patient that there is an answer and whom to call: neither a medicine nor a pharmacy, and not what the answer is.
 * @returns whether a message was written; false where they have not agreed to one, or there is no number of the clinic to call
 */
export async function tellPatient(tx: Transaction, { row, facility }: FoundRefill): Promise<boolean> {
  const { id, locale, mayText, person, version } = openRefill(row)
  if (!mayText || facility.phone === null) return false
  const chinese = isEnglish(locale) ? null : chineseName(facility, locale)
  const written = await enqueueNotice(tx, {
    ...{ template: 'clinic_answered', channels: ['sms'], event: version, desk: 'acts' },
    recipient: { locale, email: null, phone: person.phone },
    vars: {
      ...{ clinicName: facility.nameEn, clinicPhone: facility.phone },
      ...(chinese ? { clinicChineseName: chinese } : {}),
    },
    subject: { type: 'refill_request', id },
  })
  return written > 0
}
