import type { ProviderActor } from '#app/core/actor.ts'
import { accepted, orAnswered, refusedForm, toasted } from '#app/core/answer/answer.server.ts'
import { now } from '#app/core/clock.ts'
import { parseForm, readAnswers, readForm } from '#app/core/form/form-body.server.ts'
import { notFound } from '#app/core/http.server.ts'
import { paths } from '#app/paths.ts'
import { afterMove, isLive } from '../call-states.ts'
import { carrierNamed } from '../carriers/carriers.server.ts'
import { recordCallRead } from '../commands/record-phone-read.server.ts'
import { positionOf } from '../commands/run-call.server.ts'
import { actAsCaller } from '../commands/simulate-call.server.ts'
import { returnCall, textByHand, workCall } from '../commands/work-call.server.ts'
import { movesOf } from '../desk-moves.ts'
import { callerForm, callForm } from '../forms.ts'
import { listPhoneClinics } from '../queries/phone-clinics.server.ts'
import { readStepNow } from '../queries/call-now.server.ts'
import { findDeskCall } from '../queries/desk-calls.server.ts'
import { pressesAt } from '../test-call.ts'
import { wordsOf } from './open-telephony.server.ts'

/** The clinic of a call, for whoever answers its telephone. */
export async function clinicOf(actor: ProviderActor, facilityId: string) {
  const clinics = await listPhoneClinics(actor, 'telephony.use')
  return clinics.find(({ id, mayUse }) => id === facilityId && mayUse) ?? notFound()
}

/** A call with who it may be, what can be done with it, and, of a simulated one, what its caller hears. */
export async function loadCall(actor: ProviderActor, callId: string) {
  const { stored, call } = (await findDeskCall(actor, callId)) ?? notFound()
  const clinic = await clinicOf(actor, stored.facilityId)
  const controls = carrierNamed(stored.carrier)?.controls ?? []
  const isSimulated = stored.carrier === 'simulator' && isLive(stored.state)
  const step = isSimulated ? await readStepNow(stored) : null
  await recordCallRead(actor, { type: 'call', id: call.id })
  return {
    ...{ clinic, call, at: now() },
    moves: movesOf(stored.state, controls),
    mayReturn: afterMove(stored.state, 'return') !== null,
    mayText: call.number !== null && afterMove(stored.state, 'text') !== null,
    caller: isSimulated
      ? {
          turn: positionOf(stored).turn,
          say: step?.say ?? [],
          then: step?.then ?? null,
          presses: step ? pressesAt(step) : [],
        }
      : null,
  }
}

export type CallData = Awaited<ReturnType<typeof loadCall>>

/** Does with a call what was pressed. */
export async function submitCall(request: Request, actor: ProviderActor, callId: string) {
  if (!(await findDeskCall(actor, callId))) notFound()
  const { version, move } = await readAnswers(request, callForm)
  const here = paths.call(callId)
  const t = wordsOf(actor)
  const warned = (text: string) => toasted(here, { tone: 'warning', text })
  const refusals = {
    'telephony.moved_on': () => warned(t('call.movedOn')),
    'telephony.no_telephone': () => warned(t('call.noTelephone')),
    'telephony.carrier': () => warned(t('call.carrierFails')),
  } as const
  if (move === null) return notFound()
  if (move === 'text') {
    const texted = await orAnswered(textByHand(actor, { callId, version }), refusals)
    if (texted instanceof Response) return texted
    return texted === 'sent' ? accepted(here, t('call.texted.sent')) : warned(t(`call.texted.${texted}`))
  }
  const work = move === 'return' ? returnCall(actor, { callId, version }) : workCall(actor, { callId, version, move })
  const done = await orAnswered(work, refusals)
  return done instanceof Response ? done : accepted(here, t(`call.done.${move}`))
}

/** Does what the caller of a simulated call does. */
export async function submitCaller(request: Request, actor: ProviderActor, callId: string) {
  if (!(await findDeskCall(actor, callId))) notFound()
  const submission = parseForm(await readForm(request), callerForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const here = paths.call(callId)
  const { turn, ...act } = submission.value
  const done = await orAnswered(actAsCaller(actor, callId, { ...act, turn: turn ?? -1 }), {
    'telephony.moved_on': () => toasted(here, { tone: 'warning', text: wordsOf(actor)('call.movedOn') }),
  })
  return done instanceof Response ? done : accepted(here)
}
