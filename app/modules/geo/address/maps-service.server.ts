import { env } from '#app/core/env.server.ts'
import { addressLine, isAskable } from './address.ts'
import { contributionOf, type Correction } from './contribution.ts'
import type { AddressLookups } from './embedded-service.server.ts'
import { type MapsAccess, mapsCalls } from './maps-addresses.ts'
import { readFeatures, readSuggestions, readVerdict } from './maps-answers.ts'

/** Longer than this nobody waits for a suggestion; the embedded default answers instead. */
const patience = 3000
/** An answer is a few kilobytes. */
const longestAnswer = 1024 * 1024

/** Tokens may be bound to the sites that use them, and the service tells a site by its Referer. */
const headers: Readonly<Record<string, string>> = {
  Accept: 'application/json',
  ...(URL.canParse(env.SITE_URL) ? { Referer: `${new URL(env.SITE_URL).origin}/` } : {}),
}

/** @throws Error for every answer but a JSON body with status 200, in time. */
async function ask(address: string): Promise<unknown> {
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(patience), redirect: 'error' })
  if (!response.ok) throw new Error(`The maps service answered ${response.status}.`)
  const text = await response.text()
  if (text.length > longestAnswer) throw new Error('The maps service answered without end.')
  return JSON.parse(text) as unknown
}

/** The configured maps service. Every call rejects when it is out of reach or answers something else than documented. */
export function mapsService(access: MapsAccess): AddressLookups {
  const calls = mapsCalls(access)
  return {
    suggest: async (text, session) =>
      isAskable(text) ? readSuggestions(await ask(calls.suggest(text.trim(), session))) : [],
    retrieve: async (id, session) => readFeatures(await ask(calls.retrieve(id, session)))[0] ?? null,
    category: async (category, near) => readFeatures(await ask(calls.category(category, near))),
    forward: async (text) => (isAskable(text) ? readFeatures(await ask(calls.forward(text.trim()))) : []),
    reverse: async (position) => readFeatures(await ask(calls.reverse(position))),
    validate: async (entered, session) => {
      // The suite would only lower the service's confidence in the building.
      return readVerdict(await ask(calls.validate(addressLine({ ...entered, line2: null }), session)))
    },
  }
}

/** Tells the maps service what a person put right. Whether it took it. */
export async function sendCorrection(access: MapsAccess, correction: Correction): Promise<boolean> {
  try {
    const response = await fetch(mapsCalls(access).contribution(), {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(contributionOf(correction)),
      signal: AbortSignal.timeout(patience),
      redirect: 'error',
    })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}
