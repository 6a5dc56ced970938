import { createAnswers } from './answers.ts'
import { listenTo } from './keyboard.ts'
import { createPopup } from './popup.ts'
import { initialState, reduce, type Effect, type Event } from './state.ts'

/** Milliseconds of rest after a letter before the server is asked. */
const pause = 150

let boxes = 0

/** Turns `<input data-suggest="/endpoint">` into a combobox. The form around it works as before, at every moment. */
export function enhanceSearchBox(input: HTMLInputElement): void {
  const endpoint = input.dataset.suggest
  if (!endpoint || typeof AbortController === 'undefined' || !window.fetch) return
  const answers = createAnswers(endpoint, window.fetch.bind(window))
  const popup = createPopup(input, `suggest-${++boxes}`, (index) => send({ type: 'choose', index }))
  let state = { ...initialState, query: input.value }
  let timer = 0

  function send(event: Event): Effect[] {
    const [next, effects] = reduce(state, event)
    const isChanged = next !== state
    state = next
    if (isChanged) popup.show(state)
    effects.forEach(run)
    return effects
  }

  function run(effect: Effect): void {
    switch (effect.type) {
      case 'wait':
        clearTimeout(timer)
        timer = window.setTimeout(() => send({ type: 'pause', query: effect.query }), pause)
        break
      case 'drop':
        clearTimeout(timer)
        answers.drop()
        break
      case 'ask':
        answers.ask(effect.query).then(
          (suggestions) => send({ type: 'answer', query: effect.query, suggestions }),
          () => send({ type: 'failure', query: effect.query }),
        )
        break
      case 'follow':
        location.assign(effect.href)
        break
      case 'fill':
        input.value = effect.value
        break
      case 'announce':
        popup.announce(effect.count)
        break
      case 'hold':
    }
  }

  listenTo(input, send)
}
