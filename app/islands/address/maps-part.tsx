import { polyfillFetch } from '@mapbox/search-js-core'
import { config, useAddressAutofillCore, useSearchSession } from '@mapbox/search-js-react'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { isAskable } from '#app/modules/geo/address/address.ts'
import { type MapsAccess, mapsCalls, movedAddresses } from '#app/modules/geo/address/maps-addresses.ts'
import { readFeatures, readSuggestions } from '#app/modules/geo/address/maps-answers.ts'
import { createTelemetry, type SearchEvent } from '#app/modules/geo/address/telemetry.ts'
import type { Source } from './sources.ts'

type Session = ReturnType<typeof useSession>

function useSession(token: string) {
  const core = useAddressAutofillCore({ accessToken: token, language: 'en', country: 'us', limit: 8 })
  return useSearchSession(core)
}

/** Shows nothing: it keeps the library's search session, and with it the token that groups its calls. */
function SessionKeeper({ token, onReady }: { token: string; onReady: (session: Session) => void }) {
  const session = useSession(token)
  useEffect(() => onReady(session), [session, onReady])
  return null
}

function openSession(access: MapsAccess): Promise<Session> {
  // Corrections are the server's to report, after they were saved.
  config.feedbackEnabled = false
  const ask: typeof fetch = (input, init) =>
    fetch(typeof input === 'string' ? movedAddresses(input, access) : input, init)
  polyfillFetch({ fetch: ask, AbortController }, true)
  const host = document.createElement('div')
  host.hidden = true
  document.body.append(host)
  return new Promise((resolve) => {
    createRoot(host).render(<SessionKeeper token={access.token} onReady={resolve} />)
  })
}

/** Suggestions of the maps service itself, through its React library, with its telemetry. */
export async function openMapsSource(access: MapsAccess): Promise<Source> {
  const session = await openSession(access)
  const telemetry = createTelemetry(
    (events) =>
      fetch(mapsCalls(access).events(), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(events),
        keepalive: true,
      }),
    {
      set: (work, milliseconds) => window.setTimeout(work, milliseconds),
      clear: (timer) => window.clearTimeout(timer),
    },
  )
  window.addEventListener('pagehide', () => telemetry.flush())
  let hasStarted = false
  const tell = (event: SearchEvent['event'], queryString: string, more: Partial<SearchEvent> = {}) =>
    telemetry.push({ event, created: Date.now(), sessionIdentifier: session.sessionToken, queryString, ...more })

  let raw: Awaited<ReturnType<Session['suggest']>>['suggestions'] = []
  return {
    async suggest(text) {
      if (!isAskable(text)) {
        session.clear()
        return []
      }
      tell(hasStarted ? 'search.keystroke' : 'search.start', text)
      hasStarted = true
      const answer = await session.suggest(text)
      raw = answer.suggestions
      return readSuggestions(answer)
    },
    async retrieve(suggestion, query, index) {
      const ids = raw.map(({ action }) => action.id)
      tell('search.select', query, { resultIndex: index, suggestionIds: ids })
      hasStarted = false
      const chosen = raw.find(({ action }) => action.id === suggestion.id)
      return chosen ? (readFeatures(await session.retrieve(chosen))[0] ?? null) : null
    },
  }
}
