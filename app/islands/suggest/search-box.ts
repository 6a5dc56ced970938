import { createAnswers } from './answers.ts'
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

  input.addEventListener('input', (event) => {
    send({ type: 'input', value: input.value, isComposing: (event as InputEvent).isComposing === true })
  })
  input.addEventListener('compositionstart', () => send({ type: 'compositionstart' }))
  input.addEventListener('compositionend', () => send({ type: 'compositionend', value: input.value }))
  input.addEventListener('blur', () => send({ type: 'blur' }))
  input.addEventListener('keydown', (event) => {
    const { key, isComposing, keyCode, altKey, ctrlKey, metaKey, shiftKey } = event
    const hasModifier = ctrlKey || metaKey || (shiftKey && key !== 'Tab')
    const effects = send({ type: 'key', key, isComposing, keyCode, hasAlt: altKey, hasModifier })
    if (effects.some(({ type }) => type === 'hold')) event.preventDefault()
  })
  // A page that comes back from the browser's cache keeps its text but has no list open.
  window.addEventListener('pagehide', () => send({ type: 'blur' }))
}
