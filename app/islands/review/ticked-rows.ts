/** The bar above a list counts the rows that are ticked, and ticks or clears all of the page without asking the server for them. */
export function countTicked(form: HTMLFormElement): void {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('tbody input[type=checkbox]')]
  const output = form.querySelector<HTMLOutputElement>('output[data-counted]')
  if (!output) return
  const show = () => {
    for (const box of boxes) box.closest('tr')?.classList.toggle('t__selected', box.checked)
    const number = boxes.filter(({ checked }) => checked).length
    output.textContent = (output.dataset.counted ?? '').replace('#', String(number))
  }
  for (const link of form.querySelectorAll<HTMLAnchorElement>('a[data-tick]'))
    link.addEventListener('click', (event) => {
      event.preventDefault()
      for (const box of boxes) box.checked = link.dataset.tick === 'all'
      show()
    })
  form.addEventListener('change', show)
  show()
}
