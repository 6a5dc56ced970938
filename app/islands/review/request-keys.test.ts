import { describe, expect, it } from 'vitest'
import { keyOf } from './request-keys.ts'

const pressed = (key: string, more: Partial<KeyboardEvent> = {}) => ({
  ...{ key, ctrlKey: false, altKey: false, metaKey: false, isComposing: false, repeat: false },
  ...more,
})
const inside = (tag: string) => ({ closest: (selector: string) => (selector.includes(tag) ? ({} as Element) : null) })
const page = { closest: () => null }

describe('the keys of a request', () => {
  it.each(['j', 'k', 'a', 'r', 'x'])('are read on the page: %s', (key) => {
    expect(keyOf(pressed(key), page)).toBe(key)
    expect(keyOf(pressed(key.toUpperCase()), page)).toBe(key)
    expect(keyOf(pressed(key), null)).toBe(key)
  })

  it('are no keys in fields, beside a modifier, while composing, held down, or for any other', () => {
    for (const tag of ['input', 'textarea', 'select']) expect(keyOf(pressed('a'), inside(tag) as never)).toBeNull()
    for (const more of [
      { ctrlKey: true },
      { altKey: true },
      { metaKey: true },
      { isComposing: true },
      { repeat: true },
    ])
      expect(keyOf(pressed('a', more), page)).toBeNull()
    for (const key of ['b', 'Enter', 'ArrowDown', '']) expect(keyOf(pressed(key), page)).toBeNull()
  })
})
