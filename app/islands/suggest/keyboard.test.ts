import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listenTo } from './keyboard.ts'
import { initialState, reduce, type Effect } from './state.ts'

/** A text box without a browser: its value and its events. */
class Box extends EventTarget {
  value = ''

  tell(type: string, value = this.value, more: Record<string, unknown> = {}): void {
    this.value = value
    this.dispatchEvent(Object.assign(new Event(type), more))
  }
}

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** What the box asked to be done, each pause between two letters being long enough to ask. */
function listened() {
  const box = new Box()
  const asked: string[] = []
  let state = initialState
  listenTo(box as unknown as HTMLInputElement, function send(event): Effect[] {
    const [next, effects] = reduce(state, event)
    state = next
    for (const effect of effects) {
      if (effect.type === 'wait') send({ type: 'pause', query: effect.query })
      if (effect.type === 'ask') asked.push(effect.query)
    }
    return effects
  })
  return { box, asked }
}

describe('a box in which an input method puts words together', () => {
  it('asks for the word that stands, and for none of the letters before', () => {
    const { box, asked } = listened()
    box.tell('compositionstart')
    for (const letters of ['y', 'ya', 'ya k', 'ya ke']) box.tell('input', letters, { isComposing: true })
    for (const key of ['ArrowDown', 'Enter']) box.tell('keydown', box.value, { key, isComposing: true, keyCode: 229 })
    expect(asked).toEqual([])
    box.tell('compositionend', '牙科')
    box.tell('input', '牙科', { isComposing: false })
    expect(asked).toEqual(['牙科'])
  })

  it('asks nothing either where only the input events tell of it', () => {
    const { box, asked } = listened()
    for (const letters of ['ya', 'ya ke']) box.tell('input', letters, { isComposing: true })
    expect(asked).toEqual([])
    box.tell('input', '牙科', { isComposing: false })
    expect(asked).toEqual(['牙科'])
  })

  it('asks for words in letters as they come where no input method is at work', () => {
    const { box, asked } = listened()
    box.tell('input', 'dent', { isComposing: false })
    box.tell('input', 'dentist', { isComposing: false })
    expect(asked).toEqual(['dent', 'dentist'])
  })
})
