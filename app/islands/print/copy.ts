/** How long a button says that it has copied. */
const saidFor = 4000

/** Shows the buttons that copy, where the browser lets a page do it. What cannot be copied all the same stays to be copied by hand. */
export function enhanceCopying(): void {
  // Without a secure context, and in older browsers inside other apps, there is none.
  const clipboard = navigator.clipboard as Clipboard | undefined
  if (!clipboard) return
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
    const words = button.querySelector('span')
    const told = button.previousElementSibling
    const label = words?.textContent ?? ''
    const say = (text: string, toldText: string) => {
      if (words) words.textContent = text
      if (told) told.textContent = toldText
    }
    let timer = 0
    button.hidden = false
    button.addEventListener('click', () => {
      clipboard.writeText(button.dataset.copy ?? '').then(
        () => {
          const done = button.dataset.done ?? label
          say(done, done)
          clearTimeout(timer)
          timer = window.setTimeout(() => say(label, ''), saidFor)
        },
        () => {
          button.hidden = true
        },
      )
    })
  }
}
