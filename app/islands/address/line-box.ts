import { type AddressSuggestion, isAskable } from '#app/modules/geo/address/address.ts'
import { listenTo } from '../suggest/keyboard.ts'
import { createPopup } from '../suggest/popup.ts'
import { type Effect, type Event, initialState, reduce, type Suggestion } from '../suggest/state.ts'
import type { Source } from './sources.ts'

/** Milliseconds of rest after a letter before anybody is asked. */
const pause = 200

type Offer = Suggestion & { address: AddressSuggestion }

function offerOf(address: AddressSuggestion): Offer {
  const label = address.address_line1 || address.address_level3 || address.full_address
  const rest = address.full_address.startsWith(`${label}, `)
    ? address.full_address.slice(label.length + 2)
    : address.full_address
  return { kind: 'address', label, detail: rest === label ? '' : rest, address }
}

/** Turns the street line into a combobox; a chosen address goes to `choose`. Two characters or fewer clear the list. */
export function enhanceLine(
  input: HTMLInputElement,
  source: Source,
  choose: (address: AddressSuggestion) => void,
): void {
  const popup = createPopup(input, 'address-suggestions', (index) => send({ type: 'choose', index }))
  let state = { ...initialState, query: input.value }
  let timer = 0

  function send(event: Event): Effect[] {
    const before = state
    const [next, effects] = reduce(state, event)
    state = next
    if (next !== before) popup.show(state)
    for (const effect of effects) run(effect, event, before.suggestions, before.active)
    return effects
  }

  function run(effect: Effect, event: Event, offered: readonly Suggestion[], active: number): void {
    switch (effect.type) {
      case 'wait':
        clearTimeout(timer)
        timer = window.setTimeout(() => send({ type: 'pause', query: effect.query }), pause)
        break
      case 'drop':
        clearTimeout(timer)
        break
      case 'ask':
        source.suggest(effect.query).then(
          (found) => send({ type: 'answer', query: effect.query, suggestions: found.map(offerOf) }),
          () => send({ type: 'failure', query: effect.query }),
        )
        break
      case 'fill': {
        const index = event.type === 'choose' ? event.index : active
        const offer = offered[index] as Offer | undefined
        if (offer) void take(offer, index)
        break
      }
      case 'announce':
        popup.announce(effect.count)
        break
      case 'follow':
      case 'hold':
    }
  }

  async function take({ address }: Offer, index: number): Promise<void> {
    const whole = await source.retrieve(address, input.value, index).catch(() => null)
    choose(whole ?? address)
    state = { ...initialState, query: input.value }
  }

  listenTo(input, send, (value) => (isAskable(value) ? value : ''))
}
