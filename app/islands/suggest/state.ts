/**
 * What the suggestion list does, without a browser: events in, the next state and effects out. The texts and the
 * behavior follow the ARIA authoring practices for an editable combobox with a list popup.
 */

export type Suggestion = {
  /** provider, specialty, symptom, facility, neighborhood, plan … */
  kind: string
  label: string
  detail?: string
  /** Where choosing it leads; without one, choosing it fills the box. */
  href?: string
}

export type State = {
  /** The text in the box. */
  query: string
  /** An input method is putting a word together: the text is not the reader's yet. */
  isComposing: boolean
  isOpen: boolean
  suggestions: readonly Suggestion[]
  /** The query the suggestions answer. */
  answered: string | null
  /** The query an answer is awaited for; answers to others are late and dropped. */
  awaited: string | null
  /** The option in hand, -1 for none. */
  active: number
}

export type Event =
  | { type: 'input'; value: string; isComposing: boolean }
  | { type: 'compositionstart' }
  | { type: 'compositionend'; value: string }
  | { type: 'pause'; query: string }
  | { type: 'answer'; query: string; suggestions: readonly Suggestion[] }
  | { type: 'failure'; query: string }
  | { type: 'key'; key: string; isComposing: boolean; keyCode: number; hasAlt: boolean; hasModifier: boolean }
  | { type: 'choose'; index: number }
  | { type: 'blur' }

export type Effect =
  /** Ask for suggestions when the typing pauses; replaces an earlier wait. */
  | { type: 'wait'; query: string }
  /** Forget the wait and the request under way. */
  | { type: 'drop' }
  | { type: 'ask'; query: string }
  | { type: 'follow'; href: string }
  | { type: 'fill'; value: string }
  | { type: 'announce'; count: number }
  /** The key is used up. */
  | { type: 'hold' }

export const initialState: State = {
  query: '',
  isComposing: false,
  isOpen: false,
  suggestions: [],
  answered: null,
  awaited: null,
  active: -1,
}

/** More is not a name or a complaint; the form takes it as it is. */
const longestQuery = 80

const han = /[\u3400-\u9fff\uf900-\ufaff\ud840-\ud8bf]/
const wordCharacters = /[0-9a-z\u00c0-\u024f\u1e00-\u1eff]/gi

/** The text to ask with, or null when it is too little: one Han character or two Latin letters or digits. */
export function askable(value: string): string | null {
  const query = value.trim().replace(/\s+/g, ' ')
  if (query.length > longestQuery) return null
  if (han.test(query)) return query
  return (query.match(wordCharacters) ?? []).length >= 2 ? query : null
}

type Step = [state: State, effects: Effect[]]

export function reduce(state: State, event: Event): Step {
  switch (event.type) {
    case 'input':
      if (state.isComposing) return [{ ...state, query: event.value }, []]
      // Some browsers report a composition only here: what was asked or waited for before it is dropped as at its start.
      return event.isComposing
        ? [{ ...closed(state), query: event.value, awaited: null }, [{ type: 'drop' }]]
        : typed(state, event.value)
    case 'compositionstart':
      return [{ ...state, isComposing: true, isOpen: false, active: -1, awaited: null }, [{ type: 'drop' }]]
    case 'compositionend':
      return typed({ ...state, isComposing: false }, event.value)
    case 'pause':
      return state.awaited === event.query ? [state, [{ type: 'ask', query: event.query }]] : [state, []]
    case 'answer':
      return answered(state, event.query, event.suggestions)
    case 'failure':
      return state.awaited === event.query ? [{ ...closed(state), awaited: null }, []] : [state, []]
    case 'key':
      return pressed(state, event)
    case 'choose':
      return chosen(state, event.index)
    case 'blur':
      return [{ ...closed(state), awaited: null }, [{ type: 'drop' }]]
  }
}

const closed = (state: State): State => ({ ...state, isOpen: false, active: -1 })

function typed(state: State, value: string): Step {
  const query = askable(value)
  const next = { ...state, query: value, active: -1 }
  if (query === null) {
    const empty = { ...next, isOpen: false, suggestions: [], answered: null, awaited: null }
    return [empty, [{ type: 'drop' }]]
  }
  if (query === state.awaited) return [next, []]
  if (query === state.answered) {
    return [{ ...next, awaited: null, isOpen: state.suggestions.length > 0 }, [{ type: 'drop' }]]
  }
  // The old list stays under the hand until the new one comes: no flicker, and no option in hand.
  return [{ ...next, awaited: query }, [{ type: 'wait', query }]]
}

function answered(state: State, query: string, answer: readonly Suggestion[]): Step {
  if (state.awaited !== query || state.isComposing) return [state, []]
  const suggestions = grouped(answer)
  const next = { ...state, suggestions, answered: query, awaited: null, active: -1, isOpen: suggestions.length > 0 }
  return [next, [{ type: 'announce', count: suggestions.length }]]
}

/** Suggestions of one kind stand together, kinds in the order of their best suggestion. */
function grouped(suggestions: readonly Suggestion[]): Suggestion[] {
  const kinds = [...new Set(suggestions.map(({ kind }) => kind))]
  return kinds.flatMap((kind) => suggestions.filter((suggestion) => suggestion.kind === kind))
}

function chosen(state: State, index: number): Step {
  const suggestion = state.suggestions[index]
  if (!suggestion) return [state, []]
  const next = { ...closed(state), awaited: null }
  if (suggestion.href !== undefined) return [next, [{ type: 'drop' }, { type: 'follow', href: suggestion.href }]]
  const filled = { ...next, query: suggestion.label, suggestions: [], answered: null }
  return [filled, [{ type: 'drop' }, { type: 'fill', value: suggestion.label }]]
}

function pressed(state: State, event: Extract<Event, { type: 'key' }>): Step {
  // 229 is what browsers send for keys an input method takes, Safari even for the Enter that ends a composition.
  if (state.isComposing || event.isComposing || event.keyCode === 229 || event.hasModifier) return [state, []]
  switch (event.key) {
    case 'ArrowDown':
    case 'Down':
      return state.isOpen
        ? moved(state, event.hasAlt ? state.active : next(state, 1))
        : opened(state, event.hasAlt ? -1 : 0)
    case 'ArrowUp':
    case 'Up':
      if (event.hasAlt) return state.isOpen ? [closed(state), [{ type: 'hold' }]] : [state, []]
      return state.isOpen ? moved(state, next(state, -1)) : opened(state, state.suggestions.length - 1)
    case 'Home':
      return state.isOpen && state.active >= 0 ? moved(state, 0) : [state, []]
    case 'End':
      return state.isOpen && state.active >= 0 ? moved(state, state.suggestions.length - 1) : [state, []]
    case 'Enter': {
      // Nothing in hand: the form sends the words.
      if (!state.isOpen || state.active < 0) return [{ ...closed(state), awaited: null }, [{ type: 'drop' }]]
      const [after, effects] = chosen(state, state.active)
      return [after, [{ type: 'hold' }, ...effects]]
    }
    case 'Escape':
    case 'Esc':
      return state.isOpen
        ? [{ ...closed(state), awaited: null }, [{ type: 'drop' }, { type: 'hold' }]]
        : [{ ...state, awaited: null }, [{ type: 'drop' }]]
    case 'Tab':
      return [{ ...closed(state), awaited: null }, [{ type: 'drop' }]]
    default:
      return [state, []]
  }
}

const moved = (state: State, active: number): Step => [{ ...state, active }, [{ type: 'hold' }]]

/** From the last option on to the box and round again, so that what was typed is one step away. */
function next({ active, suggestions }: State, step: 1 | -1): number {
  const positions = suggestions.length + 1
  return ((active + 1 + step + positions) % positions) - 1
}

function opened(state: State, active: number): Step {
  const query = askable(state.query)
  if (query === null) return [state, []]
  if (query !== state.answered) return [{ ...state, awaited: query }, [{ type: 'hold' }, { type: 'ask', query }]]
  return state.suggestions.length > 0 ? [{ ...state, isOpen: true, active }, [{ type: 'hold' }]] : [state, []]
}
