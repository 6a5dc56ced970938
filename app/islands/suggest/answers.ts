import type { Suggestion } from './state.ts'

/** Asking the server, and remembering its last answers. */

const mostRemembered = 40
const mostShown = 12

/** The suggestions in an answer of the server; anything of another shape is left out. */
export function readAnswer(body: unknown): Suggestion[] {
  const list: unknown =
    typeof body === 'object' && body !== null ? (body as { suggestions?: unknown }).suggestions : null
  if (!Array.isArray(list)) return []
  return list
    .flatMap((each: unknown): Suggestion[] => {
      if (typeof each !== 'object' || each === null) return []
      const { kind, label, detail, href } = each as Record<string, unknown>
      if (typeof kind !== 'string' || typeof label !== 'string' || label === '') return []
      return [
        {
          kind,
          label,
          ...(typeof detail === 'string' && detail ? { detail } : {}),
          ...(typeof href === 'string' && (isOwnPath(href) || isNumber(href)) ? { href } : {}),
        },
      ]
    })
    .slice(0, mostShown)
}

/** A path of this site: no scheme, no other host. */
function isOwnPath(href: string): boolean {
  return /^\/(?![/\\])/.test(href)
}

/** A number to be called. */
function isNumber(href: string): boolean {
  return /^tel:\+?\d{3,15}$/.test(href)
}

type Answers = {
  /** Resolves with the suggestions; rejects when the request was dropped or failed. */
  ask: (query: string) => Promise<Suggestion[]>
  drop: () => void
}

/** Asks `endpoint?q=…` one query at a time: a new one drops the one before. */
export function createAnswers(endpoint: string, fetcher: typeof fetch): Answers {
  const remembered = new Map<string, Suggestion[]>()
  let under: AbortController | null = null
  const drop = () => {
    under?.abort()
    under = null
  }
  return {
    drop,
    async ask(query) {
      drop()
      const known = remembered.get(query)
      if (known) return known
      const controller = new AbortController()
      under = controller
      const address = `${endpoint}${endpoint.includes('?') ? '&' : '?'}q=${encodeURIComponent(query)}`
      const response = await fetcher(address, {
        headers: { accept: 'application/json' },
        credentials: 'same-origin',
        signal: controller.signal,
      })
      if (!response.ok) throw new Error(`Suggestions answered ${response.status}.`)
      const suggestions = readAnswer(await response.json())
      remembered.set(query, suggestions)
      const [oldest] = remembered.keys()
      if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest)
      return suggestions
    },
  }
}
