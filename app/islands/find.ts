import { isSwitchedOff, listensTo } from './find/rules.ts'

const storageKey = 'find-key'

function stored(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

/** The key `/` leads to the field by which staff look for a patient. */
document.addEventListener('keydown', (event) => {
  if (!listensTo(event, event.target) || isSwitchedOff(stored())) return
  const field = document.querySelector<HTMLInputElement>('[data-find]')
  if (!field) return
  event.preventDefault()
  field.focus()
  field.select()
})

/** The box that switches it off, shown where there is a script to obey it. */
for (const box of document.querySelectorAll<HTMLInputElement>('[data-find-key]')) {
  box.closest('[hidden]')?.removeAttribute('hidden')
  box.checked = !isSwitchedOff(stored())
  box.addEventListener('change', () => {
    try {
      localStorage.setItem(storageKey, box.checked ? 'on' : 'off')
    } catch {
      // A browser that keeps nothing leaves the key on.
    }
  })
}
