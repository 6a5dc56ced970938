import { minuteMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import { outcomeOf } from '#app/core/answer/outcome.ts'
import { env, isVoiceApiOn } from '#app/core/env.server.ts'
import { notFound } from '#app/core/http.server.ts'
import { log } from '#app/core/log/log.server.ts'
import { siteOrigin } from '#app/core/site.server.ts'
import { configuredCarrier, hasTranscriber } from '../carriers.server.ts'
import { keepTranscript } from '#app/modules/desk/telephony/commands/keep-transcript.server.ts'
import {
  answerByTelephone,
  beginCall,
  feedCall,
  hangUpCall,
  leaveMessage,
  type Met,
  positionOf,
} from '#app/modules/desk/telephony/commands/run-call.server.ts'
import type { CallEvent } from '#app/modules/desk/telephony/ivr-engine.ts'
import { readStepNow } from '#app/modules/desk/telephony/queries/call-now.server.ts'
import {
  findCarriedCall,
  findLine,
  ownerOfTelephone,
} from '#app/modules/desk/telephony/queries/carried-calls.server.ts'
import type { PhoneLine } from '#app/modules/desk/telephony/queries/set-up.server.ts'
import type { StoredCall } from '#app/modules/desk/telephony/sealed.server.ts'
import { addressesOf } from '../addresses.server.ts'
import { isSignedVoice } from '../signature.server.ts'
import { emptyXml, endXml, stepXml } from '../voice-xml.ts'
import { isFresh, isOver, readCaller, readTurn, type WebhookStep, webhookSteps } from '../webhook-fields.ts'

/** What the API sends has some two kilobytes, and a transcript a few more. */
const mostBytes = 32 * 1024
/** A call that is brought again later than this was not brought by its carrier. */
const incomingAgainMs = 5 * minuteMs
/** A shorter message is somebody hanging up. */
const shortestMessage = 2

const xml = (body: string) =>
  new Response(body, { headers: { 'Content-Type': 'text/xml; charset=utf-8', 'Cache-Control': 'no-store' } })

type Told = Readonly<{ step: WebhookStep; line: PhoneLine; fields: URLSearchParams; search: URLSearchParams }>

/** What a call's caller meets, as XML: what came of something just now, or what stands where nothing did. */
async function answer({ call, step }: Met): Promise<Response> {
  const meets = step ?? (await readStepNow(call))
  if (!meets) return xml(endXml)
  return xml(stepXml(meets, addressesOf(call.lineId, positionOf(call).turn), hasTranscriber()))
}

async function incoming({ line, fields }: Told): Promise<Response> {
  const ref = fields.get('CallSid') ?? ''
  const known = await findCarriedCall(line, ref)
  if (known && now() - known.createdAt > incomingAgainMs) notFound()
  if (known) return answer({ call: known, step: null })
  const begun = beginCall({ carrier: 'voice_api', ref, lineId: line.id, from: readCaller(fields.get('From')) })
  const met = await outcomeOf(begun, ['telephony.unknown'])
  return met.done ? answer(met.value) : notFound()
}

async function fed(call: StoredCall, event: CallEvent, { search }: Told): Promise<Response> {
  const met = await outcomeOf(feedCall(call.id, event, readTurn(search.get('turn'))), ['telephony.moved_on'])
  return met.done ? answer(met.value) : answer({ call, step: null })
}

/** Whether what is told is of the turn at which the call stands. */
const isOfTurn = (call: StoredCall, { search }: Told) => readTurn(search.get('turn')) === positionOf(call).turn

async function dialed(call: StoredCall, told: Told): Promise<Response> {
  const status = told.fields.get('DialCallStatus')
  // A telephone that the caller has been taken off by the desk says its end after that.
  if (!isOfTurn(call, told)) return answer({ call, step: null })
  if (status === 'completed' || status === 'answered' || isOver(told.fields.get('CallStatus'))) {
    await outcomeOf(hangUpCall(call.id), ['telephony.moved_on'])
    return xml(endXml)
  }
  // Taken off the telephone that rang, by the desk: what comes instead has been said already.
  if (status === 'canceled') return answer({ call, step: null })
  return fed(call, { kind: 'unanswered' }, told)
}

/** Deletes at the carrier what is no message: kept nowhere here, no chore would ever know of it. */
async function forgetAtOnce(recording: string): Promise<void> {
  const forgotten = await outcomeOf(configuredCarrier().forget(recording), ['telephony.carrier'])
  if (!forgotten.done) log.error({ recording }, 'a recording that is no message was not deleted at its carrier')
}

async function recorded(call: StoredCall, told: Told): Promise<Response> {
  const { fields } = told
  if (!isOfTurn(call, told)) return answer({ call, step: null })
  const seconds = Number(/^\d{1,5}$/.exec(fields.get('RecordingDuration') ?? '')?.[0] ?? 0)
  const recording = fields.get('RecordingSid') ?? ''
  if (seconds >= shortestMessage && recording !== '') {
    await outcomeOf(leaveMessage(call.id, { seconds, recording, transcript: null }), ['telephony.moved_on'])
  } else {
    await outcomeOf(hangUpCall(call.id), ['telephony.moved_on'])
    if (recording !== '') await forgetAtOnce(recording)
  }
  return xml(endXml)
}

/** What a step of a call that is known does. */
async function ofCall(call: StoredCall, told: Told): Promise<Response> {
  const { step, fields, line } = told
  switch (step) {
    case 'key': {
      const key = fields.get('Digits') ?? ''
      return fed(call, key === '' ? { kind: 'silence' } : { kind: 'key', key }, told)
    }
    case 'dialed':
      return dialed(call, told)
    case 'recorded':
      return recorded(call, told)
    case 'answered':
      if (isOfTurn(call, told)) {
        const userId = await ownerOfTelephone(line.facilityId, fields.get('To') ?? '')
        await outcomeOf(answerByTelephone(call.id, userId), ['telephony.moved_on'])
      }
      return xml(emptyXml)
    case 'transcribed':
      if (hasTranscriber()) await keepTranscript(call.id, fields.get('TranscriptionText') ?? '')
      return xml(emptyXml)
    case 'status':
      if (isOver(fields.get('CallStatus'))) await outcomeOf(hangUpCall(call.id), ['telephony.moved_on'])
      return xml(emptyXml)
    default:
      return answer({ call, step: null })
  }
}

/** A form of at most so many bytes, whatever its head says; null for a longer one. */
async function boundedFields(request: Request): Promise<URLSearchParams | null> {
  if (Number(request.headers.get('Content-Length') ?? 0) > mostBytes) return null
  const body = Buffer.from(await request.arrayBuffer())
  return body.length > mostBytes ? null : new URLSearchParams(body.toString('utf8'))
}

/**
 * What the carrier tells of a call. Nothing of ours is said to who cannot sign: an unknown number, a wrong signature and an address that has
 * run out are the same 404 as an address that is none.
 */
export async function receiveVoice(
  request: Request,
  given: Readonly<{ line: string; step: string }>,
): Promise<Response> {
  const { pathname, search, searchParams } = new URL(request.url)
  const step = webhookSteps.find((each) => each === given.step)
  if (!isVoiceApiOn(env) || !step) notFound(pathname)
  const fields = await boundedFields(request)
  const signature = request.headers.get('X-Twilio-Signature')
  if (!fields || !isSignedVoice({ url: siteOrigin + pathname + search, fields, signature }, env.VOICE_TOKEN))
    notFound(pathname)
  const line = await findLine(given.line)
  if (!line || !isFresh(step, searchParams.get('at'), now())) notFound(pathname)
  const told: Told = { step, line, fields, search: searchParams }
  if (step === 'incoming') return fields.get('To') === line.number ? incoming(told) : notFound(pathname)
  const ref = (step === 'answered' ? fields.get('ParentCallSid') : fields.get('CallSid')) ?? ''
  const call = await findCarriedCall(line, ref)
  return call ? ofCall(call, told) : notFound(pathname)
}
