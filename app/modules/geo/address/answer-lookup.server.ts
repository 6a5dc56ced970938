import { isAskable, type PostalAddress } from './address.ts'
import { askAddresses, newSearchSession } from './address-service.server.ts'
import { questionOf } from './confirmation.ts'
import { readPin } from './pin.ts'

/** More is no address. */
const longest = 200

const text = (search: URLSearchParams, name: string) => (search.get(name) ?? '').trim().slice(0, longest)
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

function sessionOf(search: URLSearchParams): string {
  const given = search.get('session') ?? ''
  return uuid.test(given) ? given : newSearchSession()
}

function enteredOf(search: URLSearchParams): PostalAddress | null {
  const [line1, city, state, zip] = ['line1', 'city', 'state', 'zip'].map((name) => text(search, name)) as [
    string,
    string,
    string,
    string,
  ]
  if (!line1 || !city || !state || !zip) return null
  return { line1, line2: text(search, 'line2') || null, city, state, zip }
}

/** What a script asks about addresses, in the shapes of `AddressSuggestion`; `by` tells which service answered. */
export async function answerLookup(lookup: string, search: URLSearchParams) {
  const session = sessionOf(search)
  switch (lookup) {
    case 'suggest': {
      const query = text(search, 'q')
      if (!isAskable(query)) return { by: null, suggestions: [] }
      const { value, by } = await askAddresses((service) => service.suggest(query, session))
      return { by, suggestions: value }
    }
    case 'retrieve': {
      const id = text(search, 'id')
      if (!id) return 'invalid'
      const { value, by } = await askAddresses((service) => service.retrieve(id, session))
      return { by, suggestions: value ? [value] : [] }
    }
    case 'forward': {
      const { value, by } = await askAddresses((service) => service.forward(text(search, 'q')))
      return { by, suggestions: value }
    }
    case 'reverse':
    case 'category': {
      const position = readPin(search.get('lat') ?? '', search.get('lng') ?? '')
      if (!position) return 'invalid'
      const { value, by } = await askAddresses((service) =>
        lookup === 'reverse' ? service.reverse(position) : service.category(text(search, 'category'), position),
      )
      return { by, suggestions: value }
    }
    case 'validate': {
      const entered = enteredOf(search)
      if (!entered) return 'invalid'
      const { value, by } = await askAddresses((service) => service.validate(entered, session))
      return { by, ...value, question: questionOf(value) }
    }
    default:
      return 'unknown'
  }
}
