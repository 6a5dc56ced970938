import { env, isVoiceApiOn } from '#app/core/env.server.ts'
import { simulator, type TelephoneCarrier } from '../carrier.ts'
import { voiceApi } from './voice-api.server.ts'

/** The carrier that is configured; without one the simulator. */
export function configuredCarrier(): TelephoneCarrier {
  return isVoiceApiOn(env) ? voiceApi(env) : simulator
}

/** The carrier of a call or recording that came while another one may have been configured; null where it cannot be reached any more. */
export function carrierNamed(name: TelephoneCarrier['name']): TelephoneCarrier | null {
  if (name === 'simulator') return simulator
  const carrier = configuredCarrier()
  return carrier.name === name ? carrier : null
}

/** Whether what is said into a voicemail is written down by somebody. */
export const hasTranscriber = () => env.VOICE_TRANSCRIPTION
