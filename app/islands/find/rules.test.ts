import { describe, expect, it } from 'vitest'
import { isSwitchedOff, listensTo } from './rules.ts'

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

describe('the key that leads to the search', () => {
  it.each(['BODY', 'A', 'BUTTON', 'SUMMARY'])('is heard at %s', (name) => {
    expect(listensTo(pressed, element(name))).toBe(true)
  })

  it.each(['INPUT', 'TEXTAREA', 'SELECT'])('is a letter in %s', (name) => {
    expect(listensTo(pressed, element(name))).toBe(false)
  })

  it('is a letter in text that is edited in the page, and while a character is composed', () => {
    expect(listensTo(pressed, element('DIV', { isContentEditable: true }))).toBe(false)
    expect(listensTo({ ...pressed, isComposing: true }, element('BODY'))).toBe(false)
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { key: 'n' }, { defaultPrevented: true }])(
    'is left to others: %j',
    (more) => expect(listensTo({ ...pressed, ...more }, element('BODY'))).toBe(false),
  )

  it('is on until somebody switches it off', () => {
    expect([null, 'on', 'off'].map(isSwitchedOff)).toEqual([false, false, true])
  })
})
