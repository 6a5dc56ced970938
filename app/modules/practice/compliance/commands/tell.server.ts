import type { Transaction } from '#app/core/database/connection.ts'
import { utcMidnight } from '#app/core/calendar/dates.ts'
import { formatLongDate } from '#app/core/format/format.ts'
import { isEnglish } from '#app/core/i18n/habits.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { siteAddress } from '#app/core/site.server.ts'
import { chineseName } from '#app/modules/directory/chinese-name.ts'
import { enqueueNotice } from '#app/modules/notifications/commands/notices.server.ts'
import { paths } from '#app/paths.ts'
import type { facilities } from '#drizzle/schema/directory.ts'
import type { ComplianceItem } from '../queries/clinic.server.ts'
import type { ComplianceRecipient } from '../queries/recipients.server.ts'
import type { Subject } from '../queries/subjects.server.ts'

export type Facility = Pick<typeof facilities.$inferSelect, 'id' | 'slug' | 'nameEn' | 'nameHans' | 'nameHant'>

/** What is told, and of what; `event` names the occasion among those of the item. */
export type Telling = Readonly<{
  item: Pick<ComplianceItem, 'id' | 'kind' | 'expires'>
  subject: Subject
  facility: Facility
  recipients: readonly ComplianceRecipient[]
  event: string
}>

/** What it is, whose, and until when: no number, which stands behind the sign-in. */
function topicOf({ item, subject }: Telling, locale: Locale): string {
  const t = translator(locale, 'compliance')
  const said = { kind: t(`kinds.${item.kind}`), date: formatLongDate(utcMidnight(item.expires!), locale, 'UTC') }
  return subject.kind === 'clinic'
    ? t('mail.topicClinic', said)
    : t('mail.topic', { ...said, name: subject.nameIn(locale) })
}

/** The clinic in English and, where it has such a name, in the reader's script; one that tells a specialty is left out of the message. */
function clinicNames({ nameEn, ...names }: Facility, locale: Locale) {
  const chinese = isEnglish(locale) ? null : chineseName(names, locale)
  return { clinicName: nameEn, ...(chinese ? { clinicChineseName: chinese } : {}) }
}

/** Writes to each in their language. @returns how many messages were written */
export async function tellOfItem(tx: Transaction, telling: Telling): Promise<number> {
  const { item, subject, facility, recipients, event } = telling
  let written = 0
  for (const { key, recipient } of recipients) {
    const { locale } = recipient
    const address = paths.complianceItem({ place: facility.slug, subject: subject.key, kind: item.kind })
    written += await enqueueNotice(tx, {
      ...{ template: 'compliance_due', recipient, channels: ['email'], event: `${event}:${key}` },
      vars: {
        ...clinicNames(facility, locale),
        topic: topicOf(telling, locale),
        link: siteAddress(address, locale),
      },
      subject: { type: 'compliance_item', id: item.id },
    })
  }
  return written
}
