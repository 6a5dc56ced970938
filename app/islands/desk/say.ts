import { type RunningMessage, startMessage } from '../toast/message.ts'

/** A region of messages of its own, so that none the server drew is disturbed. */
function regionFor(toast: HTMLElement): HTMLElement {
  document.querySelector('[data-desk-toasts]')?.remove()
  const region = document.createElement('section')
  region.className = 'toasts'
  region.dataset.toasts = ''
  region.dataset.deskToasts = ''
  region.dataset.live = ''
  const label = document.querySelector('[data-toast-model]')?.getAttribute('aria-label')
  if (label) region.setAttribute('aria-label', label)
  region.append(toast)
  document.body.append(region)
  return region
}

/** A button that takes the step back, put into the message that tells of it; it stays long enough to be read and reached. */
function addUndo(toast: HTMLElement, undo: HTMLFormElement): void {
  const form = undo.cloneNode(true) as HTMLFormElement
  for (const marked of form.querySelectorAll('[id]')) marked.removeAttribute('id')
  toast.dataset.duration = '12000'
  toast.querySelector('.toast__close')?.before(form)
}

/** Shows the message that a page brought, as a copy. */
export function showMessage(drawn: HTMLElement, undo: HTMLFormElement | null): RunningMessage {
  const toast = drawn.cloneNode(true) as HTMLElement
  toast.hidden = false
  if (undo) addUndo(toast, undo)
  regionFor(toast)
  return startMessage(toast)
}

/** Says that something was not done, in the look of an error that the page brought for it. */
export function showError(text: string): void {
  const model = document.querySelector<HTMLElement>('[data-toast-model="error"] .toast')
  if (!model) return
  const toast = model.cloneNode(true) as HTMLElement
  toast.dataset.toast = 'error'
  toast.querySelector('p')?.append(text)
  regionFor(toast)
  startMessage(toast)
}
