import { startMessage } from '../toast/message.ts'

/** A form that waits for the server says so; that of a sign-in at its button. */
export function showLoading(form: HTMLFormElement, isSignIn: boolean, isLoading: boolean): void {
  const button = isSignIn ? form.querySelector('button[type="submit"]') : null
  form.setAttribute('aria-busy', String(isLoading))
  button?.querySelector('.btn__spinner')?.remove()
  if (!isLoading) {
    button?.removeAttribute('aria-disabled')
    return
  }
  const spinner = document.createElement('span')
  spinner.className = 'btn__spinner'
  spinner.setAttribute('aria-hidden', 'true')
  button?.prepend(spinner)
  button?.setAttribute('aria-disabled', 'true')
}

/** Shows NETWORK_ERROR as a message, in the words that the page brought for it (`data-toast-model` under `mark`). */
export function sayNetworkError(mark: HTMLElement): void {
  const model = mark.querySelector<HTMLElement>('[data-toast-model]')
  if (!model) return
  const region = model.cloneNode(true) as HTMLElement
  const toast = region.querySelector<HTMLElement>('.toast')!
  const { toastModel: tone } = region.dataset
  if (tone) toast.dataset.toast = tone
  region.removeAttribute('data-toast-model')
  region.dataset.toasts = ''
  region.dataset.live = ''
  region.hidden = false
  document.querySelector('[data-unreached]')?.remove()
  region.dataset.unreached = ''
  document.body.append(region)
  startMessage(toast)
}
