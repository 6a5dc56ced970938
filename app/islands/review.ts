import { keyOf } from './review/request-keys.ts'
import { countTicked } from './review/ticked-rows.ts'

/**
 * Keys of a request's page: each works one control that is marked with it, as if it were pressed; a choice takes the focus, so that Enter
 * sends it. In fields nothing is a key but the field's own.
 */
document.addEventListener('keydown', (event) => {
  const key = keyOf(event, event.target as Element | null)
  const control = key && document.querySelector<HTMLElement>(`[data-key="${key}"]`)
  if (!control) return
  event.preventDefault()
  if (control instanceof HTMLInputElement) control.focus()
  else control.click()
})

for (const bar of document.querySelectorAll('.bulk')) {
  const form = bar.closest('form')
  if (form) countTicked(form)
}
