import type { State, Suggestion } from './state.ts'

/** The list under the box: elements made once a list, and the attributes that tell assistive software what stands where. */

type Popup = {
  show: (state: State) => void
  announce: (count: number) => void
}

function element(name: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(name)
  if (className) made.className = className
  if (text) made.textContent = text
  return made
}

/** `data-kind-…` of a kind: "provider" → kindProvider, "facility_type" → kindFacilityType. */
export function kindKey(kind: string): string {
  return `kind-${kind}`.toLowerCase().replace(/[-_]+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

/** Words of the box: `data-count` ("{count}" is put in), `data-count-one`, `data-none`, and a `data-kind-…` a kind. */
export function createPopup(input: HTMLInputElement, id: string, choose: (index: number) => void): Popup {
  const words = input.dataset
  const list = element('div', 'suggest__popup')
  const status = element('div', 'sr-only')
  // The box itself is not moved: it may have the focus, and the page's layout may count on its place.
  input.parentElement?.classList.add('suggest')
  input.after(list, status)
  list.id = id
  list.hidden = true
  list.setAttribute('role', 'listbox')
  list.setAttribute('aria-label', input.getAttribute('aria-label') ?? input.labels?.[0]?.textContent?.trim() ?? '')
  status.setAttribute('role', 'status')
  // A search field may not be a combobox (ARIA in HTML), and browsers empty it on Escape.
  if (input.type === 'search') input.type = 'text'
  setAttributes(input, {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-expanded': 'false',
    'aria-controls': id,
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
  })

  // The box keeps the focus while an option is pressed; a finger may still scroll the list.
  list.addEventListener('mousedown', (event) => event.preventDefault())
  list.addEventListener('click', (event) => {
    const option = event.target instanceof Element ? event.target.closest<HTMLElement>('[role="option"]') : null
    if (option) choose(Number(option.dataset.index))
  })

  let drawn: readonly Suggestion[] | null = null
  return {
    show({ suggestions, isOpen, active }) {
      if (suggestions !== drawn) list.replaceChildren(...groups(suggestions, id, words))
      drawn = suggestions
      list.hidden = !isOpen
      if (isOpen) putUnder(list, input)
      input.setAttribute('aria-expanded', String(isOpen))
      const options = list.querySelectorAll<HTMLElement>('[role="option"]')
      options.forEach((option, at) => option.setAttribute('aria-selected', String(at === active)))
      const current = isOpen ? options[active] : undefined
      if (current) {
        input.setAttribute('aria-activedescendant', current.id)
        current.scrollIntoView({ block: 'nearest' })
      } else input.removeAttribute('aria-activedescendant')
      if (!isOpen) status.textContent = ''
    },
    announce(count) {
      const text = count === 0 ? words.none : count === 1 ? (words.countOne ?? words.count) : words.count
      status.textContent = (text ?? '').replace('{count}', String(count))
    },
  }
}

function putUnder(list: HTMLElement, input: HTMLElement): void {
  list.style.top = `${input.offsetTop + input.offsetHeight + 6}px`
  list.style.left = `${input.offsetLeft}px`
  list.style.width = `max(${input.offsetWidth}px, 18rem)`
}

function groups(suggestions: readonly Suggestion[], id: string, words: DOMStringMap): HTMLElement[] {
  const made: HTMLElement[] = []
  let kind: string | null = null
  suggestions.forEach((suggestion, at) => {
    if (suggestion.kind !== kind) made.push(groupOf(suggestion.kind, `${id}-${made.length}`, words))
    kind = suggestion.kind
    made[made.length - 1]?.append(optionOf(suggestion, at, id))
  })
  return made
}

function groupOf(kind: string, id: string, words: DOMStringMap): HTMLElement {
  const group = element('div', 'suggest__group')
  group.setAttribute('role', 'group')
  const name = words[kindKey(kind)]
  if (name) {
    const heading = element('div', 'suggest__kind', name)
    heading.id = `${id}-kind`
    heading.setAttribute('role', 'presentation')
    group.setAttribute('aria-labelledby', heading.id)
    group.append(heading)
  }
  return group
}

function optionOf({ label, detail }: Suggestion, at: number, id: string): HTMLElement {
  const option = element('div', 'suggest__option')
  setAttributes(option, {
    role: 'option',
    id: `${id}-option-${at}`,
    'aria-selected': 'false',
    'data-index': String(at),
  })
  option.append(element('span', '', label))
  if (detail) option.append(' ', element('small', '', detail))
  return option
}

function setAttributes(target: Element, attributes: Record<string, string>): void {
  for (const name of Object.keys(attributes)) target.setAttribute(name, attributes[name] ?? '')
}
