type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'isComposing' | 'defaultPrevented'>

export const isSwitchedOff = (kept: string | null): boolean => kept === 'off'

/** Whether a press is the key `/` alone, and not a letter of something that is being written. */
export function listensTo(pressed: Pressed, target: EventTarget | null): boolean {
  if (pressed.key !== '/' || pressed.defaultPrevented || pressed.isComposing) return false
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey) return false
  const { tagName = '', isContentEditable = false } = (target ?? {}) as Partial<HTMLElement>
  return !isContentEditable && !['INPUT', 'TEXTAREA', 'SELECT'].includes(tagName)
}
