import { type AddressSuggestion, isAskable } from '#app/modules/geo/address/address.ts'

/** Where suggestions come from while somebody types. */
export type Source = {
  suggest: (text: string) => Promise<readonly AddressSuggestion[]>
  /** The whole of a suggestion that was chosen; null when it is gone. */
  retrieve: (suggestion: AddressSuggestion, query: string, index: number) => Promise<AddressSuggestion | null>
}

/** The server's answers; `note` hears which service gave them. */
export function ownSource(endpoint: string, fetcher: typeof fetch, note: (by: string) => void): Source {
  return {
    async suggest(text) {
      if (!isAskable(text)) return []
      const response = await fetcher(`${endpoint}?q=${encodeURIComponent(text)}`, {
        headers: { accept: 'application/json' },
      })
      if (!response.ok) throw new Error(`Suggestions answered ${response.status}.`)
      const body = (await response.json()) as { by: string | null; suggestions: AddressSuggestion[] }
      if (body.by) note(body.by)
      return body.suggestions
    },
    retrieve: (suggestion) => Promise.resolve(suggestion),
  }
}

/** Asks the first source, and from its first failure on the second one. */
export function withFallback(first: Source, second: Source, note: () => void): Source {
  let hasFailed = false
  return {
    async suggest(text) {
      if (!hasFailed) {
        try {
          return await first.suggest(text)
        } catch {
          hasFailed = true
          note()
        }
      }
      return second.suggest(text)
    },
    async retrieve(suggestion, query, index) {
      if (hasFailed) return second.retrieve(suggestion, query, index)
      try {
        return await first.retrieve(suggestion, query, index)
      } catch {
        // What the list showed is enough to fill the form with.
        return suggestion
      }
    },
  }
}
