import type { SubmissionResult } from '@conform-to/react'
import type { ProviderActor } from '#app/core/actor.ts'
import { accepted, orRefused, refusedPage } from '#app/core/answer/answer.server.ts'
import { localDate } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import { answersIn, parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { notFound } from '#app/core/http.server.ts'
import { localeOf, type Locale } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { paths } from '#app/paths.ts'
import { recordDeskRead } from '../commands/record-desk-read.server.ts'
import {
  confirmEntry,
  type EntryOutcome,
  type EntryRefusal,
  openToServe,
  removeFromWaitlist,
  serveTime,
} from '../commands/serve-waitlist.server.ts'
import { deskHead } from './desk-head.server.ts'
import { entryStepForm, entryTimeForm, removalForm } from '../entry-forms.ts'
import { entryFields, type EntryStep } from '../queries/entry-row.server.ts'
import { listVisitChoices } from '../queries/desk-times.server.ts'
import { getDeskEntry, type OpenEntry, timesForEntry } from '../queries/waitlist-entries.server.ts'
import { askAboutTime, isAboutTime, type TimeQuestion } from './time-question.server.ts'
import { instantOf } from './step-page.server.ts'

const entrySteps = ['confirmation', 'offer', 'booking', 'removal'] as const satisfies readonly EntryStep[]

/** The step that an address names; another is the page of an address that nobody has. */
export function entryStepOf(request: Request, noun: string): EntryStep {
  return entrySteps.find((step) => step === noun) ?? notFound(new URL(request.url).pathname)
}

/** The kinds of visit that an entry can be given: its own, or all of its doctor's where it may be served. */
async function visitsFor({ row, providerFacilities }: OpenEntry, locale: Locale) {
  const served = providerFacilities.filter(({ powers }) => powers.serveWaitlist)
  const choices = await listVisitChoices(served, locale)
  const { visitTypeId } = row.entry
  return choices.flatMap((visit) => {
    const providerFacility = served.find(({ providerFacilityId }) => providerFacilityId === visit.providerFacilityId)!
    return visitTypeId === null || visit.visitTypeId === visitTypeId ? { visit, providerFacility } : []
  })
}

/** What the page of an entry shows. Of several kinds of visit, the address says whose times. */
export async function loadEntryPage(request: Request, actor: ProviderActor, id: string) {
  const locale = localeOf(request)
  const visit = visitOf(request)
  const open = await orRefused(getDeskEntry(actor, id, locale))
  const subject = { type: 'waitlist_entry', id: open.entry.id } as const
  await recordDeskRead(actor, { action: 'booking.waitlist_read', subject, fields: entryFields })
  const visits = open.entry.steps.length === 0 ? [] : await visitsFor(open, locale)
  const chosen = visits.find((each) => each.visit.value === visit) ?? visits[0]
  const times = chosen && (await timesForEntry(open, chosen.providerFacility, chosen.visit.visitTypeId, locale))
  const severalFacilities = new Set(visits.map(({ providerFacility }) => providerFacility.facilityId)).size > 1
  return {
    head: deskHead(request, 'title.entry', paths.deskEntry(open.entry.id)),
    entry: open.entry,
    visits: visits.map(({ visit: { value, name }, providerFacility }) => ({
      value,
      label: severalFacilities ? `${name} · ${providerFacility.facility.name}` : name,
    })),
    chosen: chosen?.visit.value ?? null,
    times: times?.times ?? [],
    isBesideWishes: times?.isBesideWishes ?? false,
    today: localDate(now(), open.providerFacilities[0]!.timeZone),
  }
}

const visitOf = (request: Request) => new URL(request.url).searchParams.get('visit')

export type EntryPageData = Awaited<ReturnType<typeof loadEntryPage>>

export type EntryAnswer = {
  step: EntryStep
  submission: SubmissionResult<string[]> | null
  refusal: EntryRefusal | null
  question?: TimeQuestion | null
}

/** Takes a step with an entry: leads back to the screen it came from, to the slip of what it booked, or says what stands against it. */
export async function takeEntryStep(request: Request, actor: ProviderActor, id: string, step: EntryStep) {
  const locale = localeOf(request)
  const form = await readForm(request)
  const open = await orRefused(openToServe(actor, id, step, locale))
  const { back } = answersIn(form, entryStepForm)
  const answer = (given: Omit<EntryAnswer, 'step'>, status: number) =>
    refusedPage<EntryAnswer>({ step, ...given }, status)
  const settle = (outcome: EntryOutcome) => {
    if ('refusal' in outcome) return answer({ submission: null, refusal: outcome.refusal }, 409)
    if (outcome.appointmentId !== null) return accepted(`${paths.deskSlip(outcome.appointmentId)}?booked=1`)
    const t = translator(locale, 'desk')
    return accepted(safeBack(back, id), t(`waitlist.done.${step as Exclude<EntryStep, 'booking'>}`))
  }
  if (step === 'confirmation') return settle(await orRefused(confirmEntry(actor, open)))
  if (step === 'removal') {
    const submission = parseForm(form, removalForm)
    if (submission.status !== 'success') return answer({ submission: submission.reply(), refusal: null }, 400)
    return settle(await orRefused(removeFromWaitlist(actor, open, submission.value.reason)))
  }
  const submission = parseForm(form, entryTimeForm)
  if (submission.status !== 'success') return answer({ submission: submission.reply(), refusal: null }, 400)
  const { time, override } = submission.value
  const visit = visitOf(request)
  // A visit type of somebody else and none at all look alike.
  const found = (await visitsFor(open, locale)).find((each) => visit === null || each.visit.value === visit)
  if (!found) return notFound()
  const startsAt = instantOf(time, found.providerFacility.timeZone)
  if (startsAt === null) {
    const reply = submission.reply({ fieldErrors: { slot: ['desk:errors.time'] } })
    return answer({ submission: reply, refusal: null }, 400)
  }
  const at = { providerFacility: found.providerFacility, visitTypeId: found.visit.visitTypeId, startsAt, override }
  const outcome = await orRefused(serveTime(actor, open, step, at))
  if (step === 'offer' || !('refusal' in outcome) || !isAboutTime(outcome.refusal.code)) return settle(outcome)
  const question = await askAboutTime(at.providerFacility, at, locale)
  return answer({ submission: submission.reply(), refusal: outcome.refusal, question }, 409)
}

/** Only the waitlist or the entry itself; anything else is the entry. */
function safeBack(back: string, id: string): string {
  return /^\/provider\/3\/mgmt\/appt\?/.test(back) && !/[\\\p{Cc}]/u.test(back) ? back : paths.deskEntry(id)
}
