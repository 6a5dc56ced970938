import { describe, expect, it } from 'vitest'
import { deedOf, isSwitchedOff, rowAfter } from './rules.ts'

const pressed = {
  key: '/',
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  isComposing: false,
  defaultPrevented: false,
}
const element = (tagName: string, more = {}) =>
  ({ tagName, isContentEditable: false, ...more }) as unknown as EventTarget

describe('the keys of staff pages', () => {
  it.each([
    ['/', 'find'],
    ['n', 'new'],
    ['?', 'help'],
    ['ArrowDown', 'down'],
    ['ArrowUp', 'up'],
    ['a', 'arrival'],
    ['r', 'room'],
    ['d', 'completion'],
    ['u', 'correction'],
  ])('%s asks for %s', (key, deed) => {
    for (const name of ['BODY', 'A', 'BUTTON', 'SUMMARY']) expect(deedOf({ ...pressed, key }, element(name))).toBe(deed)
  })

  it.each(['x', 'A', 'Enter', ' ', 'toString', 'Escape'])('%j is none of them', (key) => {
    expect(deedOf({ ...pressed, key }, element('BODY'))).toBeNull()
  })

  it.each(['INPUT', 'TEXTAREA', 'SELECT'])('are letters in %s', (name) => {
    for (const key of ['/', 'n', 'a', 'ArrowDown']) expect(deedOf({ ...pressed, key }, element(name))).toBeNull()
  })

  it('are letters in text that is edited in the page, and while a character is composed', () => {
    expect(deedOf(pressed, element('DIV', { isContentEditable: true }))).toBeNull()
    expect(deedOf({ ...pressed, isComposing: true }, element('BODY'))).toBeNull()
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { defaultPrevented: true }])(
    'are left to others: %j',
    (more) => {
      for (const key of ['/', 'a', 'r']) expect(deedOf({ ...pressed, key, ...more }, element('BODY'))).toBeNull()
    },
  )

  it('are on until somebody switches them off', () => {
    expect([null, 'on', 'off'].map(isSwitchedOff)).toEqual([false, false, true])
  })
})

describe('the row that an arrow leads to', () => {
  it('is the next one, and the first or last from outside', () => {
    expect([rowAfter(-1, 5, 'down'), rowAfter(-1, 5, 'up'), rowAfter(2, 5, 'down'), rowAfter(2, 5, 'up')]).toEqual([
      0, 4, 3, 1,
    ])
  })

  it('goes no further than the ends', () => {
    expect([rowAfter(4, 5, 'down'), rowAfter(0, 5, 'up')]).toEqual([4, 0])
  })
})
