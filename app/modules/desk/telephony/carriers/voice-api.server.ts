import type { Env } from '#app/core/env.server.ts'
import { DomainError } from '#app/core/errors.ts'
import type { CarriedCall, TelephoneCarrier } from '../carrier.ts'
import { addressesOf, onwardAddress } from './addresses.server.ts'
import { dialXml, redirectXml } from './voice-xml.ts'

type Access = Pick<Env, 'VOICE_API_URL' | 'VOICE_ACCOUNT' | 'VOICE_TOKEN'>

/** How long the API may take, in milliseconds. */
const patience = 10_000
/** A telephone of the desk that takes a call over rings so long. */
const deskSeconds = 30

/** Names of calls and recordings as the API gives them; anything else stands in no address. */
const isRef = (ref: string) => /^[A-Za-z0-9]{10,64}$/.test(ref)

/**
 * A telephone exchange behind the HTTP voice API of Twilio, which SignalWire and others answer too: calls come by webhook and are steered by
 * XML; what the desk does with a live call is told to `VOICE_API_URL/Accounts/{account}/Calls/{call}.json`. Holding is done at the telephone.
 * Redirects are not followed: the token goes to the configured address and nowhere else.
 */
export function voiceApi({ VOICE_API_URL, VOICE_ACCOUNT, VOICE_TOKEN }: Access): TelephoneCarrier {
  const authorization = `Basic ${Buffer.from(`${VOICE_ACCOUNT}:${VOICE_TOKEN}`).toString('base64')}`

  async function ask(path: string, method: 'POST' | 'DELETE', fields?: Record<string, string>): Promise<void> {
    const response = await fetch(`${VOICE_API_URL}/Accounts/${VOICE_ACCOUNT}/${path}`, {
      ...{ method, redirect: 'manual', signal: AbortSignal.timeout(patience) },
      headers: { Authorization: authorization },
      ...(fields ? { body: new URLSearchParams(fields) } : {}),
    }).catch(() => {
      throw new DomainError('unavailable', 'telephony.carrier')
    })
    await response.body?.cancel()
    // What is gone already needs not to be deleted.
    if (!response.ok && !(method === 'DELETE' && response.status === 404))
      throw new DomainError('unavailable', 'telephony.carrier')
  }

  function update({ ref }: CarriedCall, fields: Record<string, string>): Promise<void> {
    if (!isRef(ref)) throw new DomainError('unavailable', 'telephony.carrier')
    return ask(`Calls/${ref}.json`, 'POST', fields)
  }

  return {
    name: 'voice_api',
    controls: ['answer', 'to_voicemail', 'finish'],
    connect: (call, destination) =>
      update(call, { Twiml: dialXml({ destination, seconds: deskSeconds }, addressesOf(call.lineId, call.turn)) }),
    sendOn: (call) => update(call, { Twiml: redirectXml(onwardAddress(call.lineId, call.turn)) }),
    hangUp: (call) => update(call, { Status: 'completed' }),
    async listen(recording) {
      if (!isRef(recording)) return null
      const response = await fetch(`${VOICE_API_URL}/Accounts/${VOICE_ACCOUNT}/Recordings/${recording}.mp3`, {
        ...{ redirect: 'manual', signal: AbortSignal.timeout(patience), headers: { Authorization: authorization } },
      }).catch(() => null)
      return response?.ok ? response.body : null
    },
    async forget(recording) {
      if (isRef(recording)) await ask(`Recordings/${recording}.json`, 'DELETE')
    },
  }
}
