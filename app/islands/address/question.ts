import { type PostalAddress, suggestedAddress, type Verdict } from '#app/modules/geo/address/address.ts'
import { type Answer, changedParts, readAnswer } from '#app/modules/geo/address/confirmation.ts'

/** An address as on an envelope, changed parts marked: the same markup as the server's. */
function envelope(address: PostalAddress, changed: readonly (keyof PostalAddress)[]): HTMLElement {
  const made = document.createElement('address')
  made.lang = 'en'
  made.className = 'envelope'
  const part = (name: keyof PostalAddress) => {
    if (!changed.includes(name)) return made.append(address[name] ?? '')
    const mark = document.createElement('mark')
    mark.textContent = address[name]
    return made.append(mark)
  }
  part('line1')
  if (address.line2) {
    made.append(', ')
    part('line2')
  }
  made.append(document.createElement('br'))
  part('city')
  made.append(', ')
  part('state')
  made.append(' ')
  part('zip')
  return made
}

/** Opens a question's dialog and waits for what is chosen; closing it is `cancel`. Null when the browser has no dialogs. */
export function askQuestion(question: string, entered: PostalAddress, verdict: Verdict): Promise<Answer> | null {
  const dialog = document.getElementById(`address-${question}`)
  if (!(dialog instanceof HTMLDialogElement) || typeof dialog.showModal !== 'function') return null
  const suggested = verdict.suggestion && suggestedAddress(verdict.suggestion, entered)
  dialog.querySelector('[data-entered]')?.replaceChildren(envelope(entered, []))
  if (suggested) {
    dialog.querySelector('[data-suggested]')?.replaceChildren(envelope(suggested, changedParts(entered, suggested)))
  }
  return new Promise((resolve) => {
    let answer: Answer = 'cancel'
    const buttons = dialog.querySelectorAll<HTMLButtonElement>('[data-answer]')
    buttons.forEach((button) => {
      button.onclick = () => {
        answer = readAnswer(button.dataset.answer) ?? 'cancel'
        dialog.close()
      }
    })
    dialog.addEventListener('close', () => resolve(answer), { once: true })
    dialog.showModal()
  })
}
