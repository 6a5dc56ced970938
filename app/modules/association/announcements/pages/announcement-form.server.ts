import type { AssociationActor } from '#app/core/actor.ts'
import {
  accepted,
  orAnswered,
  refusedForm,
  refusedPage,
  staleForm,
  type FormAnswer,
} from '#app/core/answer/answer.server.ts'
import { answersIn, type FormBody, parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders } from '#app/core/http.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { Association } from '#app/modules/association/onboarding-steps.ts'
import { readChosen } from '#app/modules/association/queries/own-associations.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { createAnnouncement, editAnnouncement } from '../commands/save-announcement.server.ts'
import type { Announcement } from '../announcement-status.ts'
import { announcementForm, countForm, editingForm } from '../forms.ts'
import { listChosenWords, listEventChoices } from '../queries/announcement-choices.server.ts'
import { listNamed } from '../queries/named-members.server.ts'
import { countSegment } from '../queries/segments.server.ts'
import { ownAnnouncement } from './announcement-line.server.ts'

/** How many a segment has, beside the form as it was typed. */
export type CountedAnswer = FormAnswer & { counted?: Awaited<ReturnType<typeof countSegment>> }

async function typedOf(row: Announcement): Promise<Record<string, string>> {
  const { title, body, channels, segment, segmentStatus, eventId } = row
  return {
    ...{ titleHans: title['zh-Hans'], titleHant: title['zh-Hant'], titleEn: title['en-US'] },
    ...{ bodyHans: body['zh-Hans'], bodyHant: body['zh-Hant'], bodyEn: body['en-US'] },
    ...{ channels, segment, segmentStatus: segmentStatus ?? 'active', event: eventId ?? '' },
    named: (await listChosenWords(row.associationId, row.chosen)).join('\n'),
  }
}

/** A new one, as the association usually sends its own. */
const blankOf = ({ usualChannels }: Pick<Association, 'usualChannels'>): Record<string, string> => ({
  ...{ channels: usualChannels ?? 'both', segment: 'all', segmentStatus: 'active' },
})

/** The form of an announcement; of a new one where none is named. */
export async function loadAnnouncementForm(request: Request, actor: AssociationActor, id: string | null) {
  const { locale } = actor
  const row = id === null ? null : await ownAnnouncement(actor, id)
  const t = translator(locale, 'association-announcements')
  const title = row ? t('form.editTitle') : t('form.newTitle')
  const path = row ? paths.associationAnnouncementForm(row.id) : paths.associationNewAnnouncement()
  const chosen = await readChosen(actor)
  const data = {
    head: requestHead(request, { title, description: title, path, isIndexable: false }),
    ...{ title, id, isDraft: row === null || row.status === 'draft', converted: row?.converted ?? [] },
    events: await listEventChoices(chosen.id, locale),
    typed: row ? await typedOf(row) : blankOf(chosen),
    hidden: { association: chosen.id, version: String(row?.version ?? 0), key: row ? '' : newId() },
  }
  return json(data, { headers: privateHeaders })
}

export type AnnouncementFormData = Awaited<ReturnType<Awaited<ReturnType<typeof loadAnnouncementForm>>['json']>>

/** Counts whom the form would reach; nothing is kept. */
async function count(actor: AssociationActor, body: FormBody) {
  const submission = parseForm(body, countForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { columns, named } = submission.value
  const { id: associationId } = await readChosen(actor)
  const chosen = await orAnswered<string[]>(listNamed(associationId, named), {
    'announcement.no_member': () => refusedForm(submission, { named: ['errors.noMember'] }),
  })
  if (chosen instanceof Response) return chosen
  const counted = await countSegment({ associationId, ...columns, chosen })
  return refusedPage<CountedAnswer>({ submission: submission.reply(), isStale: false, counted }, 200)
}

/** Keeps an announcement as it was typed, or counts its segment; what is wrong is said beside its field, and nothing typed is lost. */
export async function submitAnnouncementForm(request: Request, actor: AssociationActor, id: string | null) {
  const body = await readForm(request)
  if (answersIn(body, editingForm).intent === 'count') return count(actor, body)
  const submission = parseForm(body, announcementForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { association: shown, version: seen, key, draft } = submission.value
  const work =
    id === null
      ? createAnnouncement(actor, { shown, key, draft })
      : editAnnouncement(actor, { id, seen, draft }).then(() => id)
  const beside = (field: string, problem: string) => () => refusedForm(submission, { [field]: [problem] }, 409)
  const done = await orAnswered<string>(work, {
    'association.other_chosen': beside('association', 'errors.otherChosen'),
    'announcement.stale': () => staleForm(submission),
    'announcement.not_now': () => staleForm(submission),
    'announcement.no_member': beside('named', 'errors.noMember'),
    'announcement.no_event': beside('event', 'errors.event'),
  })
  if (done instanceof Response) return done
  return accepted(
    paths.associationAnnouncement(done),
    translator(actor.locale, 'association-announcements')('done.save'),
  )
}
