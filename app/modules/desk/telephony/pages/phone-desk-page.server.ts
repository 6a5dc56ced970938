import type { ProviderActor } from '#app/core/actor.ts'
import { accepted, orAnswered, orRefused, refusedForm, toasted } from '#app/core/answer/answer.server.ts'
import { dayMs, hourMs } from '#app/core/calendar/durations.ts'
import { dateSpan, localDate, readWallTime, wallText } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { notFound } from '#app/core/http.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { paths } from '#app/paths.ts'
import { configuredCarrier } from '../carriers/carriers.server.ts'
import { simulateCall } from '../commands/simulate-call.server.ts'
import { recordPhoneRead } from '../commands/record-phone-read.server.ts'
import { switchLine } from '../commands/save-settings.server.ts'
import { simulatedForm, switchForm } from '../forms.ts'
import { countVoicemails, isWholePage, listCallLog, listLiveCalls, listToReturn } from '../queries/desk-calls.server.ts'
import { readLineState } from '../queries/ivr-world.server.ts'
import { findSettings, listLines } from '../queries/set-up.server.ts'
import { openClinics, openSetUp, searchOf, wordsOf } from './open-telephony.server.ts'

/** Longer than a week nobody means to close a line by a switch. */
const longestSwitchMs = 8 * dayMs

/** Who is on the line, which calls are to be returned, and how the line stands; `shown` is null where there is no telephone. */
export async function loadPhoneDesk(request: Request, actor: ProviderActor) {
  const { clinic, clinics, isOpen } = await openClinics(request, actor, 'telephony.use')
  const settings = isOpen ? await findSettings(clinic.id) : null
  if (!settings) return { clinic, clinics, isOpen, shown: null }
  const [live, missed, voicemails, lines, state] = await Promise.all([
    listLiveCalls(actor, clinic.id),
    listToReturn(actor, clinic.id),
    countVoicemails(clinic.id),
    listLines(clinic.id),
    readLineState(settings, now()),
  ])
  await recordPhoneRead(actor, clinic.id)
  const { name } = configuredCarrier()
  const tomorrow = dateSpan(localDate(now(), clinic.timeZone), clinic.timeZone).to
  return {
    ...{ clinic, clinics, isOpen },
    shown: {
      ...{ carrier: name, live, missed, state, switched: settings.switched, at: now() },
      voicemails,
      lines: lines.map(({ id, number, label }) => ({ id, number, label })),
      /** The end of a switch, unless another is typed: that of the day. */
      until: wallText(tomorrow, clinic.timeZone).slice(0, 16),
    },
  }
}

export type PhoneDeskData = Awaited<ReturnType<typeof loadPhoneDesk>>

/** Every call of a clinic. */
export async function loadCallLog(request: Request, actor: ProviderActor) {
  const { clinic } = await openSetUp(request, actor, 'telephony.use')
  const typed = Number(searchOf(request).get('before') ?? '')
  const list = await listCallLog(actor, clinic.id, Number.isSafeInteger(typed) && typed > 0 ? typed : null)
  await recordPhoneRead(actor, clinic.id)
  return { clinic, calls: list, before: isWholePage(list) ? (list.at(-1)?.createdAt ?? null) : null }
}

export type CallLogData = Awaited<ReturnType<typeof loadCallLog>>

/** Switches the line open, closed or to holiday until a time, or back to its hours. */
export async function submitSwitch(request: Request, actor: ProviderActor) {
  const { clinic } = await openSetUp(request, actor, 'telephony.use')
  const submission = parseForm(await readForm(request), switchForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { to, until: typed } = submission.value
  const t = wordsOf(actor)
  const home = paths.phoneDesk({ place: clinic.slug })
  const until = readWallTime(typed, clinic.timeZone)
  if (to !== 'hours' && (until === null || until <= now() || until > now() + longestSwitchMs))
    return refusedForm(submission, { until: ['errors.until'] })
  const switched = to === 'hours' ? null : { to, until: until! }
  const done = await orAnswered(switchLine(actor, { facilityId: clinic.id, switched }), {
    'telephony.switch_end': () => refusedForm(submission, { until: ['errors.until'] }),
  })
  return done instanceof Response ? done : accepted(home, t(`switch.done.${to}`))
}

/** Where the form of a switch or of a simulated call comes back that has an error. */
export async function loadSwitch(request: Request, actor: ProviderActor) {
  const { clinic } = await openSetUp(request, actor, 'telephony.use')
  return { clinic, until: wallText(now() + hourMs, clinic.timeZone).slice(0, 16) }
}

export type SwitchData = Awaited<ReturnType<typeof loadSwitch>>

/** Where a simulated call is placed; there is none while calls come from out there. */
export async function loadSimulator(request: Request, actor: ProviderActor) {
  const { clinic } = await openSetUp(request, actor, 'telephony.use')
  if (configuredCarrier().name !== 'simulator') notFound()
  const lines = await listLines(clinic.id)
  return { clinic, lines: lines.map(({ id, number, label }) => ({ id, number, label })) }
}

export type SimulatorData = Awaited<ReturnType<typeof loadSimulator>>

export async function submitSimulator(request: Request, actor: ProviderActor) {
  const { clinic, lines } = await loadSimulator(request, actor)
  const submission = parseForm(await readForm(request), simulatedForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { lineId, from } = submission.value
  const t = wordsOf(actor)
  if (!lines.some(({ id }) => id === lineId)) {
    const back = paths.phoneDesk({ place: clinic.slug })
    return toasted(back, { tone: 'warning', text: t('simulator.noLine') })
  }
  const callId = await orRefused(simulateCall(actor, { facilityId: clinic.id, lineId, from, ref: newId() }))
  return accepted(paths.call(callId))
}
