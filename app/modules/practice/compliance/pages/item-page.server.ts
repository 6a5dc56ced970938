import type { ProviderActor } from '#app/core/actor.ts'
import {
  accepted,
  forbidden,
  orAnswered,
  refusedForm,
  staleForm,
  type Submission,
  toasted,
} from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, notFound, privateHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { remindOfItem } from '../commands/remind.server.ts'
import { removeItem, saveItem, type ShownItem } from '../commands/save-item.server.ts'
import { itemForm, itemSteps, stepForm } from '../forms.ts'
import { type ComplianceKind, kindsOf, shownNumber } from '../kinds.ts'
import { type ComplianceItem, itemOf, type OpenClinic, openCompliance, openNumber } from '../queries/clinic.server.ts'
import { findReminded } from '../queries/recipients.server.ts'
import type { Subject } from '../queries/subjects.server.ts'
import { standingOf } from '../standing.ts'

type Opened = Readonly<{ clinic: OpenClinic; subject: Subject; kind: ComplianceKind; item: ComplianceItem | null }>

const searchOf = (request: Request) => new URL(request.url).searchParams

/** What an address names: of a clinic, of somebody there whom the actor may read of, and of a kind that they can have. */
async function openItem(request: Request, actor: ProviderActor): Promise<Opened> {
  const search = searchOf(request)
  const choice = (await openCompliance(actor, search.get('place') || null)) ?? notFound()
  const clinic = choice.open ?? forbidden()
  const subject = clinic.subjects.find(({ key }) => key === search.get('subject')) ?? notFound()
  const kind = kindsOf(subject.kind).find((each) => each === search.get('kind')) ?? notFound()
  const item = itemOf(clinic.items, subject, kind)
  // Who only reads has nothing to see where nothing is entered.
  if (item === null && !clinic.canEdit) notFound()
  return { clinic, subject, kind, item }
}

const addressOf = ({ clinic, subject, kind }: Opened) => ({ place: clinic.facility.slug, subject: subject.key, kind })

function valuesOf(item: ComplianceItem, kind: ComplianceKind, canEdit: boolean) {
  const number = openNumber(item)
  const { issued, expires, isWaived, waivedReason, note } = item
  return {
    number: number !== null && !canEdit ? shownNumber(kind, number) : number,
    ...{ issued, expires, isWaived, waivedReason, note },
  }
}

/** What a reminder by hand can do now. */
async function reminderOf({ clinic, subject, item }: Opened, status: string) {
  if (!clinic.canEdit || item === null || (status !== 'expiring' && status !== 'expired')) return null
  const found = await findReminded(clinic.facility.id, subject)
  return { isSent: item.remindedOn === clinic.today, hasReader: found.length > 0 }
}

/** One thing that somebody keeps valid, as it may be read. */
export async function loadComplianceItem(request: Request, actor: ProviderActor) {
  const opened = await openItem(request, actor)
  const { clinic, subject, kind, item } = opened
  const t = translator(actor.locale, 'compliance')
  const title = t(`kinds.${kind}`)
  const { status, daysLeft } = standingOf(item, clinic.today)
  const data = {
    head: requestHead(request, { title, description: title, path: paths.complianceItem(), isIndexable: false }),
    ...{ kind, status, daysLeft, address: addressOf(opened), canEdit: clinic.canEdit },
    ...{ clinicName: clinic.name, person: subject.nameIn(actor.locale) || null },
    version: item?.version ?? 0,
    values: item && valuesOf(item, kind, clinic.canEdit),
    reminder: await reminderOf(opened, status),
  }
  return json(data, { headers: privateHeaders })
}

export type ComplianceItemData = Awaited<ReturnType<Awaited<ReturnType<typeof loadComplianceItem>>['json']>>

/** Answers a form after its write: on to the list, or back to the form where somebody was quicker. */
async function answerSaved(actor: ProviderActor, opened: Opened, submission: Submission, work: Promise<unknown>) {
  const done = await orAnswered(work, { 'directory.stale': () => staleForm(submission) })
  if (done instanceof Response) return done
  const t = translator(actor.locale, 'compliance')
  return accepted(paths.compliance({ place: opened.clinic.facility.slug }), t(done === false ? 'unchanged' : 'saved'))
}

/** Where somebody was quicker, nothing that was typed stands on that form: it goes back to what stands now. */
async function answerRemoved(actor: ProviderActor, opened: Opened, work: Promise<void>) {
  const t = translator(actor.locale, 'compliance')
  const back = paths.complianceItem(addressOf(opened))
  const done = await orAnswered(work, {
    'directory.stale': () => toasted(back, { tone: 'warning', text: t('stale') }),
  })
  return done instanceof Response
    ? done
    : accepted(paths.compliance({ place: opened.clinic.facility.slug }), t('removed'))
}

async function submitReminder(actor: ProviderActor, opened: Opened) {
  const { clinic, subject, item } = opened
  if (item === null) return notFound()
  const t = translator(actor.locale, 'compliance')
  const done = await remindOfItem(actor, { facility: clinic.facility, subject, item, today: clinic.today })
  const back = paths.complianceItem(addressOf(opened))
  return done === 'sent'
    ? accepted(back, t('remind.done.sent'))
    : toasted(back, { tone: 'warning', text: t(`remind.done.${done}`) })
}

/** Saves what was typed, takes it away or reminds of it, as the address says. */
export async function submitComplianceItem(request: Request, actor: ProviderActor) {
  const opened = await openItem(request, actor)
  const { clinic, ...named } = opened
  if (!clinic.canEdit) return forbidden()
  const step = itemSteps.find((each) => each === searchOf(request).get('step')) ?? 'save'
  const body = await readForm(request)
  if (step === 'remind') return submitReminder(actor, opened)
  const shown = (seen: number | null): ShownItem => ({ facilityId: clinic.facility.id, seen, ...named })
  if (step === 'remove') {
    const submission = parseForm(body, stepForm)
    if (submission.status !== 'success') return refusedForm(submission)
    return answerRemoved(actor, opened, removeItem(actor, shown(submission.value.version)))
  }
  const submission = parseForm(body, itemForm(clinic.today))
  if (submission.status !== 'success') return refusedForm(submission)
  const { version, ...answers } = submission.value
  const work = saveItem(actor, { ...shown(version), today: clinic.today, answers })
  return answerSaved(actor, opened, submission, work)
}
