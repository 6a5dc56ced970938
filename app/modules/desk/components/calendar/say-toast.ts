/** Shows a message among the others, as a copy of the model that the page brought for its tone. */
export function sayAsToast(models: HTMLElement | null, tone: 'success' | 'error', text: string): void {
  const model = models?.querySelector<HTMLElement>(`[data-toast-model=${tone}] .toast`)
  const region = document.querySelector<HTMLElement>('[data-toasts]')
  if (!model || !region) return
  const toast = model.cloneNode(true) as HTMLElement
  toast.dataset.toast = tone
  toast.querySelector('p')!.append(text)
  region.append(toast)
}
