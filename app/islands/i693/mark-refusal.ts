/** Ties a part of a form to its hint and to its error, as far as it has them (field.tsx). */
function describe(fieldset: HTMLFieldSetElement): void {
  const ids = [...fieldset.querySelectorAll('.hint, .err')].map(({ id }) => id).filter(Boolean)
  if (ids.length > 0) fieldset.setAttribute('aria-describedby', ids.join(' '))
  else fieldset.removeAttribute('aria-describedby')
}

/** Takes back what `markRefusal` or the server wrote of an answer that could not be. */
export function unmarkRefusal(form: HTMLFormElement): void {
  // The server's summary stands above the form.
  document.querySelector('.errsum')?.remove()
  for (const fieldset of form.querySelectorAll<HTMLFieldSetElement>('fieldset.field--bad')) {
    fieldset.classList.remove('field--bad')
    fieldset.querySelector('.err')?.remove()
    describe(fieldset)
    for (const input of fieldset.querySelectorAll('input')) input.removeAttribute('aria-invalid')
  }
}

/** Says beside a date why it cannot be, as the server does where the form is sent (fieldset.tsx), and leads there. */
export function markRefusal(form: HTMLFormElement, fieldsetId: string, sentence: string): void {
  const fieldset = form.querySelector<HTMLFieldSetElement>(`fieldset#${fieldsetId}`)
  const model = form.querySelector<HTMLTemplateElement>('template[data-i693-error]')
  const error = model?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined
  if (!fieldset || !error) return
  error.id = `${fieldsetId}-error`
  // Whoever pressed Enter in the first input has the focus there already, and would hear nothing.
  error.setAttribute('role', 'alert')
  error.querySelector('[data-sentence]')?.replaceChildren(sentence)
  fieldset.classList.add('field--bad')
  fieldset.querySelector('.date-parts')?.before(error)
  describe(fieldset)
  const inputs = fieldset.querySelectorAll('input')
  for (const input of inputs) input.setAttribute('aria-invalid', 'true')
  // The sentence is to be seen with the inputs.
  inputs[0]?.focus({ preventScroll: true })
  fieldset.scrollIntoView({ block: 'start' })
}
