const keys = ['j', 'k', 'a', 'r', 'x'] as const

export type RequestKey = (typeof keys)[number]

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing' | 'repeat'>

/** Whether somebody is typing there, or choosing with keys of the browser's own. */
function isField(target: Pick<Element, 'closest'> | null): boolean {
  return target?.closest('input, textarea, select, [contenteditable]') != null
}

/** The key of a request's page that was pressed; null in fields, with other keys held, and while it is held down. */
export function keyOf(event: Pressed, target: Pick<Element, 'closest'> | null): RequestKey | null {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing || event.repeat || isField(target))
    return null
  return keys.find((key) => key === event.key.toLowerCase()) ?? null
}
