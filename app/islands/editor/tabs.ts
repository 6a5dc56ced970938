/** Makes tabs of the sections by language: one is shown, the address keeps which. A section with a field that is wrong opens first. */
export function makeTabs(form: HTMLFormElement): void {
  const panels = [...form.querySelectorAll<HTMLElement>('[data-tab-panel]')]
  const links = [...form.querySelectorAll<HTMLAnchorElement>('[data-tab]')]
  const show = (id: string) => {
    for (const panel of panels) panel.hidden = panel.id !== id
    for (const link of links) {
      if (link.dataset['tab'] === id) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }
  const isPanel = (id: string) => panels.some((panel) => panel.id === id)
  for (const link of links) {
    link.addEventListener('click', (event) => {
      event.preventDefault()
      const id = link.dataset['tab']!
      history.replaceState(history.state, '', `#${id}`)
      show(id)
    })
  }
  // A link of the summary of what is wrong leads to a field that may be hidden.
  addEventListener('hashchange', () => {
    const id = location.hash.slice(1)
    const panel = document.getElementById(id)?.closest<HTMLElement>('[data-tab-panel]')
    if (panel) show(panel.id)
  })
  const asked = location.hash.slice(1)
  const faulty = panels.find((panel) => panel.querySelector('[aria-invalid="true"]'))
  const first = faulty?.id ?? (isPanel(asked) ? asked : panels[0]?.id)
  if (first !== undefined) show(first)
}
