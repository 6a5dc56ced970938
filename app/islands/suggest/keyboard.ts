import type { Effect, Event } from './state.ts'

/**
 * Tells the list of a combobox what happens in its input: letters, composed characters, keys, leaving. `typed` says what of the
 * text counts.
 */
export function listenTo(
  input: HTMLInputElement,
  send: (event: Event) => Effect[],
  typed: (value: string) => string = (value) => value,
): void {
  input.addEventListener('input', (event) => {
    send({ type: 'input', value: typed(input.value), isComposing: (event as InputEvent).isComposing === true })
  })
  input.addEventListener('compositionstart', () => send({ type: 'compositionstart' }))
  input.addEventListener('compositionend', () => send({ type: 'compositionend', value: typed(input.value) }))
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
