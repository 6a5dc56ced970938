/**
 * `<form data-count="/api/…?…">` around filters: after each choice the button says how many doctors there would be. The endpoint answers
 * `{ label }` to the form's own query added to that of the address; whatever fails, the button says what it said before.
 */
const forms = 'fetch' in window && 'AbortController' in window ? '[data-count]' : 'none'

document.querySelectorAll<HTMLFormElement>(`form${forms}`).forEach((form) => {
  const words = form.querySelector('[data-count-words]')
  if (!words) return
  let asking: AbortController | null = null
  form.addEventListener('change', () => {
    asking?.abort()
    asking = new AbortController()
    const url = new URL(form.dataset.count!, window.location.href)
    new FormData(form).forEach((value, name) => {
      if (typeof value === 'string' && value !== '') url.searchParams.append(name, value)
    })
    fetch(url.href, { signal: asking.signal })
      .then(async (answer) => {
        const { label } = (await answer.json()) as { label: string | null }
        if (answer.ok && label) words.textContent = label
      })
      // Given up for the next choice, or offline: the form works without it.
      .catch(() => undefined)
  })
})
