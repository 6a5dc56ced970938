import { randomUUID } from 'node:crypto'
import { env } from '#app/core/env.server.ts'
import { log } from '#app/core/log/log.server.ts'
import type { Correction } from './contribution.ts'
import { type AddressLookups, embeddedService } from './embedded-service.server.ts'
import type { MapsAccess } from './maps-addresses.ts'
import { mapsService, sendCorrection } from './maps-service.server.ts'

/** Which service answered: the configured one, the embedded default because none is configured, or because that one failed. */
export type AnsweredBy = 'maps' | 'embedded' | 'fallback'

export type Answered<T> = Readonly<{ value: T; by: AnsweredBy }>

/** The public configuration of the maps service; null without a token. */
export const mapsAccess: MapsAccess | null = env.MAPBOX_TOKEN
  ? { token: env.MAPBOX_TOKEN, baseUrl: env.MAPS_BASE_URL }
  : null

/** A session groups the calls of one search (a UUID version 4, as the service wants it). */
export function newSearchSession(): string {
  return randomUUID()
}

const configured = mapsAccess && mapsService(mapsAccess)

/** Asks the configured service, and the embedded default where there is none or it fails. */
export async function askAddresses<T>(question: (service: AddressLookups) => Promise<T>): Promise<Answered<T>> {
  if (!configured) return { value: await question(embeddedService), by: 'embedded' }
  try {
    return { value: await question(configured), by: 'maps' }
  } catch (error) {
    log.warn(
      { reason: error instanceof Error ? error.name : 'unknown' },
      'The maps service failed; the embedded addresses answer.',
    )
    return { value: await question(embeddedService), by: 'fallback' }
  }
}

/** Passes a correction on to the maps service. False without one, when feedback is off, or when it did not take it: then the report is ours to keep. */
export async function reportCorrection(correction: Correction): Promise<boolean> {
  return mapsAccess && env.MAPS_FEEDBACK ? sendCorrection(mapsAccess, correction) : false
}
