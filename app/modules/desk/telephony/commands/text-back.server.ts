import { eq } from 'drizzle-orm'
import { localDate } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { isEnglish } from '#app/core/i18n/habits.ts'
import { defaultLocale, type Locale } from '#app/core/i18n/locale.ts'
import { siteAddress } from '#app/core/site.server.ts'
import { chineseName } from '#app/modules/directory/chinese-name.ts'
import { enqueueNotice } from '#app/modules/notifications/commands/notices.server.ts'
import { hasOptedOut } from '#app/modules/notifications/queries/opt-outs.server.ts'
import { paths } from '#app/paths.ts'
import { facilities } from '#drizzle/schema/directory.ts'
import { phoneLines } from '#drizzle/schema/practice/telephony.ts'
import { localeOfVoice, voiceLanguages } from '../ivr.ts'
import { openCaller, type StoredCall } from '../sealed.server.ts'

/** What became of a text message to somebody whose call was missed. */
export type TextedBack = 'sent' | 'before' | 'opted_out' | 'no_number'

/** The language that was chosen on the telephone; the site's first without one. */
function localeOfCall({ language }: Pick<StoredCall, 'language'>): Locale {
  const voice = voiceLanguages.find((each) => each === language)
  return voice ? localeOfVoice[voice] : defaultLocale
}

/** A caller who is one of the clinic's own telephones is not written to. */
async function isOwnNumber(tx: Transaction, facilityId: string, number: string): Promise<boolean> {
  const rows = await tx
    .select({ number: phoneLines.number })
    .from(phoneLines)
    .where(eq(phoneLines.facilityId, facilityId))
  return rows.some((row) => row.number === number)
}

/**
 * Writes to a caller that the clinic missed the call, and where to book: at most once a number and day of the clinic. The outbox does the
 * rest: at night it waits, and whoever has said STOP gets nothing. Nothing in it says why somebody called.
 */
export async function textCaller(tx: Transaction, call: StoredCall): Promise<TextedBack> {
  const number = openCaller(call)
  if (number === null || call.fromIndex === null || (await isOwnNumber(tx, call.facilityId, number))) return 'no_number'
  if (await hasOptedOut('sms', number, tx)) return 'opted_out'
  const [facility] = await tx.select().from(facilities).where(eq(facilities.id, call.facilityId))
  const locale = localeOfCall(call)
  const chinese = isEnglish(locale) ? null : chineseName(facility!, locale)
  const written = await enqueueNotice(tx, {
    ...{ template: 'call_missed', recipient: { locale, email: null, phone: number }, channels: ['sms'] },
    vars: {
      clinicName: facility!.nameEn,
      ...(chinese ? { clinicChineseName: chinese } : {}),
      link: siteAddress(paths.doctors({ place: facility!.slug }), locale),
    },
    subject: { type: 'facility', id: call.facilityId },
    event: `${call.fromIndex}:${localDate(now(), facility!.timeZone)}`,
  })
  return written > 0 ? 'sent' : 'before'
}
