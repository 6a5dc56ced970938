import type { Actor } from '#app/core/actor.ts'
import { answersIn, type FormBody, readForm } from '#app/core/form-body.server.ts'
import { json, orRefused, privateHeaders } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { redirectToasting } from '#app/core/toast.server.ts'
import { paths } from '#app/paths.ts'
import type { StepOutcome, StepRequest } from '../commands/change-visit.server.ts'
import { recordDeskRead } from '../commands/record-desk-read.server.ts'
import { deskHead } from '../desk-head.server.ts'
import { stepForm } from '../desk-forms.ts'
import { getDeskVisit, type OpenVisit, type VisitEvent } from '../queries/desk-visit.server.ts'
import type { DeskStep } from '../step-nouns.ts'

/** Why a step was not taken, with what happened since the screen was read. */
export type StepRefusal = { code: string; guard: string | null; step: DeskStep; since: VisitEvent[] }

/** What the page of a visit shows; reading it is recorded. */
export async function loadVisitPage(request: Request, actor: Actor, id: string) {
  const open = await orRefused(getDeskVisit(actor, id, localeOf(request)))
  await recordDeskRead(actor, { action: 'booking.appointment_read', subject: { type: 'appointment', id: open.row.id } })
  return { open, page: pageOf(request, open) }
}

function pageOf(request: Request, { visit, place, events }: OpenVisit) {
  const head = deskHead(request, 'title.visit', paths.deskVisit(visit.id))
  return { head, visit, facility: place.facility.name, events: events.map(withoutActor) }
}

export type VisitPageData = ReturnType<typeof pageOf>

// Ids of people at the desk are of no use to a page.
const withoutActor = (event: VisitEvent): VisitEvent => ({ ...event, actorId: null })

export type StepForm = { form: FormBody; back: string } & StepRequest

/** What a step's form says beside its own fields. */
export async function readStep(request: Request, id: string, step: DeskStep): Promise<StepForm> {
  const form = await readForm(request)
  const { version, back } = answersIn(form, stepForm)
  return {
    form,
    id,
    step,
    version,
    locale: localeOf(request),
    // Only screens of the desks; anything else is the day list.
    back: /^\/provider\/(3|mgmt\/appt)(?:[/?]|$)/.test(back) && !/[\\\p{Cc}]/u.test(back) ? back : paths.deskDay(),
  }
}

/** The answer to a step: back to the screen it came from with a word about it, or the visit as it stands with what stands against it (409). */
export async function answerStep({ back, step, version, locale }: StepForm, outcome: StepOutcome) {
  if (outcome.done) {
    const text = translator(locale, 'desk')(`done.${step}`)
    const answer = await redirectToasting(back, { tone: 'success', text })
    for (const [name, value] of Object.entries(privateHeaders)) answer.headers.set(name, value)
    return answer
  }
  return refuseStep({ step, version }, outcome)
}

type Refused = Extract<StepOutcome, { done: false }>

/** The page itself is read anew below this. */
function refuseStep({ step, version }: { step: DeskStep; version: number | null }, { code, guard, open }: Refused) {
  const since = open.events.filter(({ seq }) => version !== null && seq > version).map(withoutActor)
  const refusal: StepRefusal = { code, guard, step, since }
  return json({ refusal, submission: null }, { status: 409, headers: privateHeaders })
}
