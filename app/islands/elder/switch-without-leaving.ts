/**
 * Sends the choice in the background and lets the document change its mode. Where that fails, and in browsers that do not tell which button
 * was pressed, the form goes its usual way.
 */
export function switchWithoutLeaving(form: HTMLFormElement): void {
  async function change(event: SubmitEvent) {
    const button = event.submitter
    if (!(button instanceof HTMLButtonElement)) return
    event.preventDefault()
    if (!(await isRemembered(form, button))) {
      form.removeEventListener('submit', listener)
      form.requestSubmit(button)
      return
    }
    const isOn = button.value === 'on'
    document.documentElement.toggleAttribute('data-elder', isOn)
    // The pressed button is hidden now; its opposite stands in its place.
    form.querySelector<HTMLButtonElement>(isOn ? 'button.elder-on' : 'button.elder-off')?.focus()
  }
  const listener = (event: SubmitEvent) => void change(event)
  form.addEventListener('submit', listener)
}

async function isRemembered(form: HTMLFormElement, button: HTMLButtonElement): Promise<boolean> {
  const body = new URLSearchParams({ [button.name]: button.value })
  try {
    // The answer leads back to this page, which is not to be loaded again.
    const answer = await fetch(form.action, { method: 'POST', body, redirect: 'manual' })
    return answer.type === 'opaqueredirect'
  } catch {
    return false
  }
}
