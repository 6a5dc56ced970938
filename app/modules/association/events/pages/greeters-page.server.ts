import type { AssociationActor } from '#app/core/actor.ts'
import { accepted, orAnswered, refusedForm, toasted } from '#app/core/answer/answer.server.ts'
import { answersIn, parseForm, readForm } from '#app/core/form/form-body.server.ts'
import type { ErrorCode } from '#app/core/errors.ts'
import { now } from '#app/core/clock.ts'
import { json, privateHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { takeToken } from '#app/core/rate-limits.server.ts'
import { chosenOf } from '#app/modules/association/members/queries/find-member.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { handDoor, resendDoor } from '../commands/hand-door.server.ts'
import { takeBackDoor } from '../commands/take-back-door.server.ts'
import { canBeHanded, greeterTimes } from '../door-access.ts'
import { momentOf } from '../event-times.ts'
import { greeterForm, greeterStepForm } from '../forms.ts'
import { listGreeters, listOfficers } from '../queries/event-greeters.server.ts'
import { personOf } from '../queries/registered-person.server.ts'
import { ownEvent } from './manage-events.server.ts'

/** Who keeps the door of an event besides those who manage it. */
export async function loadGreeters(request: Request, actor: AssociationActor, eventId: string) {
  const { locale } = actor
  const event = await ownEvent(actor, eventId)
  const [greeters, officers] = await Promise.all([listGreeters(eventId), listOfficers(event.associationId)])
  const title = translator(locale, 'association-events')('greeters.title')
  const { from, until } = greeterTimes(event)
  const data = {
    head: requestHead(request, {
      ...{ title, description: title, path: paths.associationEventGreeters(eventId), isIndexable: false },
    }),
    ...{ eventId, name: event.title[locale], locale, isHandable: canBeHanded(event, now()) },
    times: { from: momentOf(from, locale), until: momentOf(until, locale) },
    greeters: greeters.map((greeter) => ({ id: greeter.id, ...personOf(greeter, 'event_greeters') })),
    officers: officers.map(({ id, name, email }) => ({ value: id, label: `${name} · ${email}` })),
  }
  return json(data, { headers: privateHeaders })
}

export type GreetersData = Awaited<ReturnType<Awaited<ReturnType<typeof loadGreeters>>['json']>>

/** Mail to people whom the association names is bounded by the day, together with its invitations. */
const takeMail = (actor: AssociationActor) => takeToken('association_invite', chosenOf(actor).id)

/** Hands the door to somebody, sends the link again, or takes it back. */
export async function submitGreeters(request: Request, actor: AssociationActor, eventId: string) {
  const body = await readForm(request)
  const { intent, greeter } = answersIn(body, greeterStepForm)
  const path = paths.associationEventGreeters(eventId)
  const t = translator(actor.locale, 'association-events')
  const warn = ({ code }: { code: ErrorCode }) =>
    toasted(path, { tone: 'warning', text: translator(actor.locale, 'errors')(code) })
  const refusals = { 'association_event.not_now': warn, 'association_event.greeters': warn }
  if (intent === 'resend' && !(await takeMail(actor)).allowed)
    return toasted(path, { tone: 'warning', text: t('errors.tooMany') })
  if (intent !== 'hand') {
    const named = { eventId, greeterId: greeter }
    const done = await orAnswered(intent === 'resend' ? resendDoor(actor, named) : takeBackDoor(actor, named), refusals)
    return done instanceof Response ? done : accepted(path, t(`greeters.done.${intent}`))
  }
  const submission = parseForm(body, greeterForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const limit = await takeMail(actor)
  if (!limit.allowed) return refusedForm(submission, { email: ['errors.tooMany'] }, 429, limit.retryAfterSeconds)
  const done = await orAnswered(handDoor(actor, eventId, submission.value), refusals)
  return done instanceof Response ? done : accepted(path, t('greeters.done.hand'))
}
