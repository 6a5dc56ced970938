type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'isComposing' | 'defaultPrevented'>

export const isSwitchedOff = (kept: string | null): boolean => kept === 'off'

/** The keys of staff pages and what each does. */
const deeds = {
  '/': 'find',
  n: 'new',
  '?': 'help',
  ArrowDown: 'down',
  ArrowUp: 'up',
  a: 'arrival',
  r: 'room',
  d: 'completion',
  u: 'correction',
} as const

export type Deed = (typeof deeds)[keyof typeof deeds]

/** Controls in which a letter, or an arrow, is the control's own. */
const fields = ['INPUT', 'TEXTAREA', 'SELECT']

/** What a press asks for; null when it is a letter of something that is being written, a command of the browser, or no key of ours. */
export function deedOf(pressed: Pressed, target: EventTarget | null): Deed | null {
  if (pressed.defaultPrevented || pressed.isComposing) return null
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey) return null
  const { tagName = '', isContentEditable = false } = (target ?? {}) as Partial<HTMLElement>
  if (isContentEditable || fields.includes(tagName)) return null
  return Object.hasOwn(deeds, pressed.key) ? deeds[pressed.key as keyof typeof deeds] : null
}

/** The row that an arrow leads to: the next one, from the ends no further; from outside the first, upwards the last. */
export function rowAfter(position: number, count: number, deed: 'down' | 'up'): number {
  if (position < 0) return deed === 'down' ? 0 : count - 1
  return Math.min(count - 1, Math.max(0, position + (deed === 'down' ? 1 : -1)))
}
