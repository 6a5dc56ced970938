import type { AssociationActor } from '#app/core/actor.ts'
import { accepted, orAnswered, refusedForm, toasted } from '#app/core/answer/answer.server.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { now } from '#app/core/clock.ts'
import type { ErrorCode } from '#app/core/errors.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { problem } from '#app/core/form/problem.ts'
import { json, privateHeaders } from '#app/core/http.server.ts'
import { type Locale, locales } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { siteAddress } from '#app/core/site.server.ts'
import type { Association } from '#app/modules/association/onboarding-steps.ts'
import { readChosen } from '#app/modules/association/queries/own-associations.server.ts'
import { composeMessage } from '#app/modules/notifications/compose/compose-message.server.ts'
import { quietUntil } from '#app/modules/notifications/quiet-hours.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { cancelAnnouncement, scheduleAnnouncement } from '../commands/schedule-announcement.server.ts'
import { sendTest } from '../commands/send-test.server.ts'
import type { Announcement } from '../announcement-status.ts'
import { paragraphsOf, textFor, writtenIn } from '../announcement-text.ts'
import { managingForm } from '../forms.ts'
import { readReport } from '../queries/announcement-rows.server.ts'
import { countSegment } from '../queries/segments.server.ts'
import { findWarnings } from '../queries/text-warnings.server.ts'
import { sendTimeOf } from '../quiet-time.ts'
import { announcementLine, momentOf, ownAnnouncement } from './announcement-line.server.ts'

/** What a reader of a language gets: the mail as it is written, and the notice on their page. */
function previewFor(reader: Locale, row: Announcement, association: Association) {
  const { locale, title, body } = textFor(row, reader)
  const message = composeMessage({
    ...{ channel: 'email', to: 'member@example.com', template: 'association_announcement', locale: reader },
    ...{ dedupeKey: row.id, subjectId: row.id, writtenAt: row.updatedAt },
    vars: {
      ...{ associationName: association.name[reader], topic: title, body, postalAddress: association.address ?? '…' },
      link: siteAddress(paths.association(association.slug), reader),
      optOut: siteAddress(paths.announcementOptOut('xxxx'), reader),
    },
  })
  const mail = message.channel === 'email' ? { subject: message.subject, text: message.text } : null
  return { reader, locale, isOwn: reader === locale, title, paragraphs: paragraphsOf(body), mail }
}

/** An announcement with its previews, what can be done with it now, and once it has begun what became of it. */
export async function loadAnnouncement(request: Request, actor: AssociationActor, id: string) {
  const { locale } = actor
  const [row, association] = [await ownAnnouncement(actor, id), await readChosen(actor)]
  const line = announcementLine(row, locale)
  const isBefore = row.status === 'draft' || row.status === 'scheduled'
  const morning = quietUntil(now())
  const data = {
    head: requestHead(request, {
      ...{ title: line.title, description: line.title, path: paths.associationAnnouncement(id), isIndexable: false },
    }),
    ...{ announcement: line, version: row.version, converted: row.converted, today: todayInNewYork() },
    previews: locales.map((reader) => previewFor(reader, row, association)),
    missing: locales.filter((each) => !writtenIn(row).includes(each)),
    warnings: row.status === 'draft' ? await findWarnings(row) : [],
    hasAddress: association.address !== null,
    /** When mail that is sent now goes out, at night. */
    morning: morning === null ? null : momentOf(morning, locale),
    counted: isBefore ? await countSegment(row) : null,
    report: row.status === 'sending' || row.status === 'sent' ? await readReport(id) : null,
    isMailed: row.channels !== 'in_app',
  }
  return json(data, { headers: privateHeaders })
}

export type AnnouncementData = Awaited<ReturnType<Awaited<ReturnType<typeof loadAnnouncement>>['json']>>

/** Schedules an announcement, cancels it, or sends whoever manages it a test. */
export async function submitAnnouncement(request: Request, actor: AssociationActor, id: string) {
  const { locale } = actor
  const submission = parseForm(await readForm(request), managingForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { intent, version: seen, at, isMoved, isLookedAt } = submission.value
  const to = paths.associationAnnouncement(id)
  const t = translator(locale, 'association-announcements')
  const row = await ownAnnouncement(actor, id)
  if (intent === 'schedule' && row.status === 'draft' && !isLookedAt && (await findWarnings(row)).length > 0)
    return refusedForm(submission, { looked: ['errors.looked'] })
  const warn = ({ code }: { code: ErrorCode }) =>
    toasted(to, { tone: 'warning', text: translator(locale, 'errors')(code as 'announcement.not_now') })
  const work =
    intent === 'schedule'
      ? scheduleAnnouncement(actor, { id, seen, at, isMoved })
      : intent === 'test'
        ? sendTest(actor, id)
        : cancelAnnouncement(actor, id)
  const done = await orAnswered(work, {
    'announcement.quiet': () =>
      refusedForm(submission, { moved: [problem('errors.quiet', momentOf(sendTimeOf(row, at ?? now()), locale))] }),
    'announcement.past': () => refusedForm(submission, { date: ['errors.past'] }),
    'announcement.not_now': warn,
    'announcement.stale': warn,
    'announcement.no_text': warn,
    'announcement.unread': warn,
    'announcement.no_address': warn,
    'announcement.nobody': warn,
  })
  if (done instanceof Response) return done
  return accepted(to, t(intent === 'schedule' && at === null ? 'done.now' : `done.${intent}`))
}
